function firstCommonNode(next, a, b) {
  let p = a
  let q = b
  while (p !== q && p !== -1 && q !== -1) {
    p = next[p]
    q = next[q]
  }
  return p === q ? p : -1
}
