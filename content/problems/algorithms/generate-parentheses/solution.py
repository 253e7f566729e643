def generate_parentheses(n: int) -> list[str]:
    found: list[str] = []

    def write(text: str, opened: int, closed: int) -> None:
        if len(text) == 2 * n:
            found.append(text)
        if opened < n:
            write(text + "(", opened + 1, closed)
        if closed < opened:
            write(text + ")", opened, closed + 1)

    write("", 0, 0)
    return found
