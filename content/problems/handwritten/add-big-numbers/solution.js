function addStrings(a, b) {
  const digits = []
  let carry = 0
  for (let i = a.length - 1, j = b.length - 1; i >= 0 || j >= 0 || carry > 0; i--, j--) {
    const sum = Number(a[i] ?? 0) + Number(b[j] ?? 0) + carry
    digits.push(sum % 10)
    carry = sum > 9 ? 1 : 0
  }
  while (digits.length > 1 && digits.at(-1) === 0) digits.pop()
  return digits.reverse().join('')
}
