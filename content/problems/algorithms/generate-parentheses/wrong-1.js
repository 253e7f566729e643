function generateParentheses(n) {
  if (n === 0) return ['']
  const found = new Set()
  for (const text of generateParentheses(n - 1)) {
    found.add(`()${text}`)
    found.add(`(${text})`)
    found.add(`${text}()`)
  }
  return [...found]
}
