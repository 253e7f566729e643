function isValid(s: string): boolean {
  const closing: Record<string, string> = { '(': ')', '[': ']', '{': '}' }
  const stack: string[] = []
  for (const letter of s) {
    if (closing[letter]) stack.push(closing[letter])
    else if (stack.pop() !== letter) return false
  }
  return stack.length === 0
}
