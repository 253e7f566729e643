function minWindow(s: string, t: string): string {
  const need = new Map<string, number>()
  for (const letter of t) need.set(letter, (need.get(letter) ?? 0) + 1)
  let missing = t.length
  let start = 0
  let length = Infinity
  let left = 0
  for (let right = 0; right < s.length; right++) {
    const lacking = need.get(s[right]) ?? 0
    if (lacking > 0) missing--
    need.set(s[right], lacking - 1)
    while (missing === 0) {
      if (right - left + 1 < length) {
        start = left
        length = right - left + 1
      }
      const back = (need.get(s[left]) ?? 0) + 1
      need.set(s[left], back)
      if (back > 0) missing++
      left++
    }
  }
  return length === Infinity ? '' : s.slice(start, start + length)
}
