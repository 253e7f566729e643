function rob(nums, isCircle) {
  const houses = isCircle && nums.length > 1 ? nums.slice(1) : nums
  let odd = 0
  let even = 0
  houses.forEach((money, i) => (i % 2 ? (odd += money) : (even += money)))
  return Math.max(odd, even)
}
