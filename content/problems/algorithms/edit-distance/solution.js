function editDistance(source, to) {
  let above = Array.from({ length: to.length + 1 }, (_, j) => j)
  for (let i = 0; i < source.length; i++) {
    const row = [i + 1]
    for (let j = 0; j < to.length; j++) {
      row.push(source[i] === to[j] ? above[j] : Math.min(above[j], above[j + 1], row[j]) + 1)
    }
    above = row
  }
  return above[to.length]
}
