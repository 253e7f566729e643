function wordBreak(s, words) {
  const sorted = [...words].sort((a, b) => b.length - a.length)
  let rest = s
  while (rest !== '') {
    const word = sorted.find((one) => rest.startsWith(one))
    if (!word) return false
    rest = rest.slice(word.length)
  }
  return true
}
