function findOrder(count, requires) {
  const after = Array.from({ length: count }, () => [])
  const missing = Array(count).fill(0)
  for (const [course, before] of requires) {
    after[before].push(course)
    missing[course]++
  }
  const order = []
  for (let course = 0; course < count; course++) if (missing[course] === 0) order.push(course)
  for (const course of order) {
    for (const next of after[course]) if (--missing[next] === 0) order.push(next)
  }
  return order
}
