export default ({ args, expected, actual }) => {
  const nums = args[0].filter((num) => num !== 0)
  const wanted = Array.isArray(expected) ? expected : [...nums, ...Array(args[0].length - nums.length).fill(0)]
  if (actual.length !== wanted.length) return `长度应为${wanted.length}，得到${actual.length}`
  const place = wanted.findIndex((num, i) => num !== actual[i])
  return place < 0 || `下标${place}应为${wanted[place]}，得到${actual[place]}`
}
