function lengthOfLongestSubstring(s) {
  let longest = 0
  for (let from = 0; from < s.length; from++) {
    for (let to = from + 1; to <= s.length; to++) {
      const part = s.slice(from, to)
      if (new Set(part).size === part.length) longest = Math.max(longest, part.length)
    }
  }
  return longest
}
