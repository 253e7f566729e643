def max_area(heights: list[int]) -> int:
    places = sorted(range(len(heights)), key=lambda place: -heights[place])[:2]
    if len(places) < 2:
        return 0
    return min(heights[place] for place in places) * abs(places[0] - places[1])
