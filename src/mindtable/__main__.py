"""`python -m mindtable`: the command, where its script is not on the path."""

from mindtable.cli import main

if __name__ == "__main__":
    main()
