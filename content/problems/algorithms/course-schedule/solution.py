def find_order(count: int, requires: list[list[int]]) -> list[int]:
    after: list[list[int]] = [[] for _ in range(count)]
    missing = [0] * count
    for course, before in requires:
        after[before].append(course)
        missing[course] += 1
    order = [course for course in range(count) if missing[course] == 0]
    for course in order:
        for following in after[course]:
            missing[following] -= 1
            if missing[following] == 0:
                order.append(following)
    return order if len(order) == count else []
