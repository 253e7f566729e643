def generate_parentheses(n: int) -> list[str]:
    pass
