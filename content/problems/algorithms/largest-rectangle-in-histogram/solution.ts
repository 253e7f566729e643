function largestRectangle(heights: number[]): number {
  const stack: number[] = []
  let largest = 0
  for (let i = 0; i <= heights.length; i++) {
    const height = i < heights.length ? heights[i] : 0
    while (stack.length > 0 && heights[stack[stack.length - 1]] >= height) {
      const top = heights[stack.pop()!]
      const left = stack.length > 0 ? stack[stack.length - 1] : -1
      largest = Math.max(largest, top * (i - left - 1))
    }
    stack.push(i)
  }
  return largest
}
