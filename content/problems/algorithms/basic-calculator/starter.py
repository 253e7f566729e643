def calculate(s: str) -> int:
    pass
