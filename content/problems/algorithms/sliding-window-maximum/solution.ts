function maxSlidingWindow(nums: number[], k: number): number[] {
  const queue: number[] = []
  const most: number[] = []
  let head = 0
  for (let i = 0; i < nums.length; i++) {
    while (queue.length > head && nums[queue[queue.length - 1]] <= nums[i]) queue.pop()
    queue.push(i)
    if (queue[head] <= i - k) head++
    if (i >= k - 1) most.push(nums[queue[head]])
  }
  return most
}
