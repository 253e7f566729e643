class MinStack:
    def __init__(self):
        self.values: list[int] = []
        self.minimums: list[int] = []

    def push(self, value: int) -> None:
        self.values.append(value)
        self.minimums.append(min(value, self.minimums[-1]) if self.minimums else value)

    def pop(self) -> None:
        self.values.pop()
        self.minimums.pop()

    def top(self) -> int:
        return self.values[-1]

    def get_min(self) -> int:
        return self.minimums[-1]
