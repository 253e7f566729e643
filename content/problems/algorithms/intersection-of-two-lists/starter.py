def first_common_node(next: list[int], a: int, b: int) -> int:
    pass
