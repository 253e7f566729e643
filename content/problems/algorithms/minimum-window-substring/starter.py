def min_window(s: str, t: str) -> str:
    pass
