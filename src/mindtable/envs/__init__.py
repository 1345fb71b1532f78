"""For researchers: the games as PettingZoo, gymnasium and OpenSpiel environments (extra `train`)."""
