function longestCommonSubsequence(a, b) {
  let from = 0
  let length = 0
  for (const letter of a) {
    const place = b.indexOf(letter, from)
    if (place < 0) continue
    length++
    from = place + 1
  }
  return length
}
