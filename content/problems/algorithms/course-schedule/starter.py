def find_order(count: int, requires: list[list[int]]) -> list[int]:
    pass
