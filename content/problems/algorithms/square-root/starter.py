def integer_square_root(x: int) -> int:
    pass
