def is_valid(s: str) -> bool:
    closing = {"(": ")", "[": "]", "{": "}"}
    stack = []
    for letter in s:
        if letter in closing:
            stack.append(closing[letter])
        elif not stack or stack.pop() != letter:
            return False
    return not stack
