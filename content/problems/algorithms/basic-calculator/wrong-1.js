function calculate(s) {
  let place = 0
  const next = () => {
    while (s[place] === ' ') place++
    return s[place]
  }
  const factor = () => {
    if (next() === '(') {
      place++
      const value = sum()
      next()
      place++
      return value
    }
    let num = 0
    while (s[place] >= '0' && s[place] <= '9') num = num * 10 + Number(s[place++])
    return num
  }
  const product = () => {
    let value = factor()
    while (next() === '*' || next() === '/') {
      value = s[place++] === '*' ? value * factor() : Math.floor(value / factor())
    }
    return value
  }
  const sum = () => {
    let value = product()
    while (next() === '+' || next() === '-') {
      value = s[place++] === '+' ? value + product() : value - product()
    }
    return value
  }
  return sum()
}
