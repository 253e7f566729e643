class StackQueue:
    def __init__(self):
        self.incoming = []
        self.outgoing = []

    def push(self, value: int) -> None:
        self.incoming.append(value)

    def pop(self) -> int:
        self.pour()
        return self.outgoing.pop()

    def peek(self) -> int:
        self.pour()
        return self.outgoing[-1]

    def is_empty(self) -> bool:
        return not self.incoming

    def pour(self) -> None:
        if not self.outgoing:
            while self.incoming:
                self.outgoing.append(self.incoming.pop())
