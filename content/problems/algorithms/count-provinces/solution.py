def count_provinces(count: int, roads: list[list[int]]) -> int:
    parent = list(range(count))
    size = [1] * count

    def find(city: int) -> int:
        while parent[city] != city:
            parent[city] = parent[parent[city]]
            city = parent[city]
        return city

    provinces = count
    for a, b in roads:
        large, small = find(a), find(b)
        if large == small:
            continue
        if size[large] < size[small]:
            large, small = small, large
        parent[small] = large
        size[large] += size[small]
        provinces -= 1
    return provinces
