def generate_parentheses(n: int) -> list[str]:
    found = []

    def write(text: str, opened: int, closed: int) -> None:
        if opened == n and closed == n:
            found.append(text)
            return
        if opened < n:
            write(text + "(", opened + 1, closed)
        if closed < n:
            write(text + ")", opened, closed + 1)

    write("", 0, 0)
    return found
