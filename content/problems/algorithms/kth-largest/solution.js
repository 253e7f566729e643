function findKthLargest(nums, k) {
  const wanted = k - 1
  let low = 0
  let high = nums.length - 1
  while (true) {
    const pivot = nums[low + Math.floor(Math.random() * (high - low + 1))]
    let larger = low
    let smaller = high
    for (let i = low; i <= smaller; ) {
      if (nums[i] > pivot) swap(nums, i++, larger++)
      else if (nums[i] < pivot) swap(nums, i, smaller--)
      else i++
    }
    if (wanted < larger) high = larger - 1
    else if (wanted > smaller) low = smaller + 1
    else return pivot
  }
}

function swap(nums, i, j) {
  const kept = nums[i]
  nums[i] = nums[j]
  nums[j] = kept
}
