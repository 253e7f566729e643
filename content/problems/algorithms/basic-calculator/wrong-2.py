def calculate(s: str) -> int:
    terms = []
    sign, num = "+", 0
    text = s.replace(" ", "").replace("(", "").replace(")", "")
    for letter in text + "+":
        if letter.isdigit():
            num = num * 10 + int(letter)
            continue
        if sign == "+":
            terms.append(num)
        elif sign == "-":
            terms.append(-num)
        elif sign == "*":
            terms.append(terms.pop() * num)
        else:
            terms.append(int(terms.pop() / num))
        sign, num = letter, 0
    return sum(terms)
