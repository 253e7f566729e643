function maxArea(heights) {
  let left = 0
  let right = heights.length - 1
  let most = 0
  while (left < right) {
    most = Math.max(most, Math.min(heights[left], heights[right]) * (right - left))
    if (heights[left] > heights[right]) left++
    else right--
  }
  return most
}
