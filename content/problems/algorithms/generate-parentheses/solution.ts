function generateParentheses(n: number): string[] {
  const found: string[] = []
  const write = (text: string, open: number, close: number): void => {
    if (text.length === 2 * n) found.push(text)
    if (open < n) write(text + '(', open + 1, close)
    if (close < open) write(text + ')', open, close + 1)
  }
  write('', 0, 0)
  return found
}
