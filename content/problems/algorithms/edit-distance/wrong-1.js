function editDistance(source, to) {
  const shorter = Math.min(source.length, to.length)
  let steps = Math.abs(source.length - to.length)
  for (let i = 0; i < shorter; i++) if (source[i] !== to[i]) steps++
  return steps
}
