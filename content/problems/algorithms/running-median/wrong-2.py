from heapq import heappop, heappush


class MedianFinder:
    def __init__(self):
        self.low = []
        self.high = []

    def add(self, value: int) -> None:
        if len(self.low) <= len(self.high):
            heappush(self.low, -value)
        else:
            heappush(self.high, value)

    def median(self) -> float:
        if len(self.low) > len(self.high):
            return -self.low[0]
        return (self.high[0] - self.low[0]) / 2
