def exist(board: list[list[str]], word: str) -> bool:
    pass
