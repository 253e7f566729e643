def first_common_node(next: list[int], a: int, b: int) -> int:
    def length_of(node: int) -> int:
        length = 0
        while node != -1:
            length += 1
            node = next[node]
        return length

    for _ in range(length_of(a) - length_of(b)):
        a = next[a]
    while a != -1 and a != b:
        a, b = next[a], next[b]
    return a
