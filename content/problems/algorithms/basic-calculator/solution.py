def calculate(s: str) -> int:
    outer: list[tuple[list[int], str]] = []
    terms: list[int] = []
    sign, num = "+", 0
    for letter in s + ")":
        if letter == " ":
            continue
        if letter.isdigit():
            num = num * 10 + int(letter)
        elif letter == "(":
            outer.append((terms, sign))
            terms, sign = [], "+"
        else:
            settle(terms, sign, num)
            sign, num = letter, 0
            if letter == ")":
                num = sum(terms)
                if outer:
                    terms, sign = outer.pop()
    return num


def settle(terms: list[int], sign: str, num: int) -> None:
    if sign == "+":
        terms.append(num)
    elif sign == "-":
        terms.append(-num)
    elif sign == "*":
        terms.append(terms.pop() * num)
    else:
        before = terms.pop()
        quotient = abs(before) // abs(num)
        terms.append(quotient if before * num >= 0 else -quotient)
