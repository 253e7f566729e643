function lengthOfLongestSubstring(s) {
  const last = new Map()
  let left = 0
  let longest = 0
  for (let right = 0; right < s.length; right++) {
    const seen = last.get(s[right])
    if (seen !== undefined) left = Math.max(left, seen + 1)
    last.set(s[right], right)
    longest = Math.max(longest, right - left + 1)
  }
  return longest
}
