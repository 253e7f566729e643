def is_valid(s: str) -> bool:
    pass
