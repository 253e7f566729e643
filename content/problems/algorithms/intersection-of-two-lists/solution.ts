function firstCommonNode(next: number[], a: number, b: number): number {
  let p = a
  let q = b
  while (p !== q) {
    p = p === -1 ? b : next[p]
    q = q === -1 ? a : next[q]
  }
  return p
}
