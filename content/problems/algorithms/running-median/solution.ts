class MedianFinder {
  // low存相反数，于是两个都是小顶堆
  private low: number[] = []
  private high: number[] = []

  add(value: number): void {
    push(this.low, -value)
    push(this.high, -pop(this.low))
    if (this.high.length > this.low.length) push(this.low, -pop(this.high))
  }

  median(): number {
    const { low, high } = this
    return low.length > high.length ? -low[0] : (high[0] - low[0]) / 2
  }
}

function push(heap: number[], value: number): void {
  let i = heap.push(value) - 1
  while (i > 0) {
    const parent = (i - 1) >> 1
    if (heap[parent] <= value) break
    heap[i] = heap[parent]
    i = parent
  }
  heap[i] = value
}

function pop(heap: number[]): number {
  const top = heap[0]
  const last = heap.pop()!
  if (heap.length === 0) return top
  let i = 0
  while (2 * i + 1 < heap.length) {
    let child = 2 * i + 1
    if (child + 1 < heap.length && heap[child + 1] < heap[child]) child++
    if (heap[child] >= last) break
    heap[i] = heap[child]
    i = child
  }
  heap[i] = last
  return top
}
