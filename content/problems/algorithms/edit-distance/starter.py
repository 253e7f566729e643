def edit_distance(source: str, to: str) -> int:
    pass
