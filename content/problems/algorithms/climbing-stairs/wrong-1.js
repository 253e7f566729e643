function climbStairs(n) {
  let [before, now] = [0, 1]
  for (let i = 1; i < n; i++) {
    before = now
    now = before + now
  }
  return now
}
