function countProvinces(count, roads) {
  const parent = Array.from({ length: count }, (_, i) => i)
  const find = (city) => (parent[city] === city ? city : find(parent[city]))
  for (const [a, b] of roads) if (find(a) !== find(b)) parent[a] = find(b)
  return parent.filter((value, i) => value === i).length
}
