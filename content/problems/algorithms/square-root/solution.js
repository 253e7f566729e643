function integerSquareRoot(x) {
  let left = 0
  let right = Math.min(x, 46341)
  while (left < right) {
    const mid = left + Math.ceil((right - left) / 2)
    if (mid * mid <= x) left = mid
    else right = mid - 1
  }
  return left
}
