def daily_temperatures(temperatures: list[int]) -> list[int]:
    waits = [0] * len(temperatures)
    stack: list[int] = []
    for day, temperature in enumerate(temperatures):
        while stack and temperatures[stack[-1]] < temperature:
            before = stack.pop()
            waits[before] = day - before
        stack.append(day)
    return waits
