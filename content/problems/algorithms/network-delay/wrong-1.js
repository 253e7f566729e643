function broadcastTime(count, links, source) {
  const time = new Map([[source, 0]])
  const queue = [source]
  for (const node of queue) {
    for (const [from, to, cost] of links) {
      if (from !== node || time.has(to)) continue
      time.set(to, time.get(node) + cost)
      queue.push(to)
    }
  }
  return time.size === count ? Math.max(...time.values()) : -1
}
