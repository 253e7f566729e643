function isValid(s) {
  const closing = { '(': ')', '[': ']', '{': '}' }
  const stack = []
  for (const letter of s) {
    if (closing[letter]) stack.push(closing[letter])
    else if (stack.pop() !== letter) return false
  }
  return true
}
