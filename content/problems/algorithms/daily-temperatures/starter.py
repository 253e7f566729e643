def daily_temperatures(temperatures: list[int]) -> list[int]:
    pass
