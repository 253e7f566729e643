function largestRectangle(heights) {
  const stack = []
  let largest = 0
  for (let i = 0; i < heights.length; i++) {
    while (stack.length > 0 && heights[stack[stack.length - 1]] >= heights[i]) {
      const top = heights[stack.pop()]
      const left = stack.length > 0 ? stack[stack.length - 1] : -1
      largest = Math.max(largest, top * (i - left - 1))
    }
    stack.push(i)
  }
  return largest
}
