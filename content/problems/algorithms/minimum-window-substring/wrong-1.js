function minWindow(s, t) {
  const wanted = new Set(t)
  const counts = new Map()
  let left = 0
  let best = ''
  for (let right = 0; right < s.length; right++) {
    if (wanted.has(s[right])) counts.set(s[right], (counts.get(s[right]) ?? 0) + 1)
    while (counts.size === wanted.size) {
      if (best === '' || right - left + 1 < best.length) best = s.slice(left, right + 1)
      if (counts.has(s[left])) {
        if (counts.get(s[left]) === 1) counts.delete(s[left])
        else counts.set(s[left], counts.get(s[left]) - 1)
      }
      left++
    }
  }
  return best
}
