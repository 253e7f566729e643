function calculate(s) {
  const outer = []
  let terms = []
  let sign = '+'
  let num = 0
  for (const letter of `${s})`) {
    if (letter === ' ') continue
    if (letter >= '0' && letter <= '9') num = num * 10 + Number(letter)
    else if (letter === '(') {
      outer.push([terms, sign])
      terms = []
      sign = '+'
    } else {
      settle(terms, sign, num)
      sign = letter
      num = 0
      if (letter === ')') {
        num = terms.reduce((sum, term) => sum + term, 0)
        const before = outer.pop()
        if (before) [terms, sign] = before
      }
    }
  }
  return num
}

function settle(terms, sign, num) {
  if (sign === '+') terms.push(num)
  else if (sign === '-') terms.push(-num)
  else {
    const before = terms.pop() ?? 0
    terms.push(sign === '*' ? before * num : Math.trunc(before / num))
  }
}
