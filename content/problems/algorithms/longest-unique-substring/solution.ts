function lengthOfLongestSubstring(s: string): number {
  const last = new Map<string, number>()
  let left = 0
  let longest = 0
  for (const [right, letter] of [...s].entries()) {
    left = Math.max(left, (last.get(letter) ?? -1) + 1)
    last.set(letter, right)
    longest = Math.max(longest, right - left + 1)
  }
  return longest
}
