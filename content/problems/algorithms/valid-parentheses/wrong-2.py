def is_valid(s: str) -> bool:
    counts = {"()": 0, "[]": 0, "{}": 0}
    for letter in s:
        for pair in counts:
            if letter == pair[0]:
                counts[pair] += 1
            elif letter == pair[1]:
                counts[pair] -= 1
                if counts[pair] < 0:
                    return False
    return all(count == 0 for count in counts.values())
