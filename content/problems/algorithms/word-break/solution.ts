function wordBreak(s: string, words: string[]): boolean {
  const known = new Set(words)
  const most = Math.max(...words.map((word) => word.length))
  const can = [true]
  for (let end = 1; end <= s.length; end++) {
    can[end] = false
    for (let start = Math.max(0, end - most); start < end && !can[end]; start++) {
      can[end] = can[start] && known.has(s.slice(start, end))
    }
  }
  return can[s.length]
}
