function maxArea(heights) {
  let left = 0
  let right = heights.length - 1
  let most = 0
  while (left < right) {
    const height = Math.min(heights[left], heights[right])
    most = Math.max(most, height * (right - left))
    if (heights[left] < heights[right]) left++
    else right--
  }
  return most
}
