function trapRain(heights) {
  let water = 0
  for (let i = 1; i < heights.length - 1; i++) {
    water += Math.max(0, Math.min(heights[i - 1], heights[i + 1]) - heights[i])
  }
  return water
}
