class MedianFinder:
    def __init__(self):
        pass

    def add(self, value: int) -> None:
        pass

    def median(self) -> float:
        pass
