class StackQueue:
    def __init__(self):
        pass

    def push(self, value: int) -> None:
        pass

    def pop(self) -> int:
        pass

    def peek(self) -> int:
        pass

    def is_empty(self) -> bool:
        pass
