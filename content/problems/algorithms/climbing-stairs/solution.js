function climbStairs(n) {
  let [now, next] = [1, 1]
  for (let i = 0; i < n; i++) [now, next] = [next, now + next]
  return now
}
