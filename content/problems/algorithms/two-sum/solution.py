def two_sum(nums: list[int], target: int) -> list[int]:
    places: dict[int, int] = {}
    for i, num in enumerate(nums):
        if target - num in places:
            return [places[target - num], i]
        places[num] = i
    return []
