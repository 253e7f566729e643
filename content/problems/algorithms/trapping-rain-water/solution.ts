function trapRain(heights: number[]): number {
  let left = 0
  let right = heights.length - 1
  let leftMost = 0
  let rightMost = 0
  let water = 0
  while (left <= right) {
    leftMost = Math.max(leftMost, heights[left])
    rightMost = Math.max(rightMost, heights[right])
    if (leftMost < rightMost) water += leftMost - heights[left++]
    else water += rightMost - heights[right--]
  }
  return water
}
