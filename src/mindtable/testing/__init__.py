"""Tools that prove a game: the conformance suite, the fuzzer, the clauses that tests cite, and the speedometer."""
