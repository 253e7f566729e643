def edit_distance(source: str, to: str) -> int:
    above = [0] * (len(to) + 1)
    for letter in source:
        row = [0]
        for j, other in enumerate(to):
            row.append(above[j] if letter == other else min(above[j], above[j + 1], row[j]) + 1)
        above = row
    return above[-1]
