from heapq import heappush, heappushpop


class MedianFinder:
    def __init__(self):
        self.low: list[int] = []
        self.high: list[int] = []

    def add(self, value: int) -> None:
        if len(self.low) == len(self.high):
            heappush(self.low, -heappushpop(self.high, value))
        else:
            heappush(self.high, -heappushpop(self.low, -value))

    def median(self) -> float:
        if len(self.low) > len(self.high):
            return -self.low[0]
        return (self.high[0] - self.low[0]) / 2
