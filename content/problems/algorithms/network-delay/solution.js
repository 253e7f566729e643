function broadcastTime(count, links, source) {
  const out = Array.from({ length: count }, () => [])
  for (const [from, to, time] of links) out[from].push([to, time])
  const settled = new Set()
  const heap = [[0, source]]
  let last = 0
  while (heap.length > 0 && settled.size < count) {
    const [now, node] = pop(heap)
    if (settled.has(node)) continue
    settled.add(node)
    last = now
    for (const [next, time] of out[node]) if (!settled.has(next)) push(heap, [now + time, next])
  }
  return settled.size === count ? last : -1
}

function push(heap, item) {
  let i = heap.push(item) - 1
  while (i > 0) {
    const parent = (i - 1) >> 1
    if (heap[parent][0] <= item[0]) break
    heap[i] = heap[parent]
    i = parent
  }
  heap[i] = item
}

function pop(heap) {
  const top = heap[0]
  const last = heap.pop()
  if (heap.length === 0) return top
  let i = 0
  while (2 * i + 1 < heap.length) {
    let child = 2 * i + 1
    if (child + 1 < heap.length && heap[child + 1][0] < heap[child][0]) child++
    if (heap[child][0] >= last[0]) break
    heap[i] = heap[child]
    i = child
  }
  heap[i] = last
  return top
}
