class MinStack:
    def __init__(self):
        pass

    def push(self, value: int) -> None:
        pass

    def pop(self) -> None:
        pass

    def top(self) -> int:
        pass

    def get_min(self) -> int:
        pass
