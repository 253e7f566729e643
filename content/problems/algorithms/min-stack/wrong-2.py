class MinStack:
    def __init__(self):
        self.values = []
        self.minimum = float("inf")

    def push(self, value: int) -> None:
        self.values.append(value)
        self.minimum = min(self.minimum, value)

    def pop(self) -> None:
        self.values.pop()

    def top(self) -> int:
        return self.values[-1]

    def get_min(self) -> int:
        return self.minimum
