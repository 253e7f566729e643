def first_common_node(next: list[int], a: int, b: int) -> int:
    p, q = a, b
    while p != q:
        p = b if p == -1 else next[p]
        q = a if q == -1 else next[q]
    return p
