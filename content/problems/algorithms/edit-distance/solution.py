def edit_distance(source: str, to: str) -> int:
    above = list(range(len(to) + 1))
    for i, letter in enumerate(source):
        row = [i + 1]
        for j, other in enumerate(to):
            row.append(above[j] if letter == other else min(above[j], above[j + 1], row[j]) + 1)
        above = row
    return above[-1]
