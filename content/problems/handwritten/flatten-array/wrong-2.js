function flatten(list, depth) {
  if (depth === 0) return [...list]
  return list
    .toString()
    .split(',')
    .map((item) => (Number.isNaN(Number(item)) ? item : Number(item)))
}
