function longestPalindrome(s: string): string {
  let start = 0
  let length = 0
  for (let center = 0; center < 2 * s.length - 1; center++) {
    let left = center >> 1
    let right = left + (center & 1)
    while (left >= 0 && right < s.length && s[left] === s[right]) {
      left--
      right++
    }
    if (right - left - 1 > length) {
      start = left + 1
      length = right - left - 1
    }
  }
  return s.slice(start, start + length)
}
