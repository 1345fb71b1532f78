"""The pages of the site that nobody writes by hand, made from the games themselves whenever the site is built.

`hook` is what MkDocs calls; `rules`, `gallery` and `glossary` make pages; `sources` shows the files that pages lead to.
"""
