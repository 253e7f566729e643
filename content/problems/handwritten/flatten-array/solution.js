function flatten(list, depth) {
  const result = []
  const stack = []
  const push = (items, left) => {
    for (let i = items.length - 1; i >= 0; i--) stack.push([items[i], left])
  }
  push(list, depth)
  for (let top = stack.pop(); top; top = stack.pop()) {
    const [item, left] = top
    if (Array.isArray(item) && left > 0) push(item, left - 1)
    else result.push(item)
  }
  return result
}
