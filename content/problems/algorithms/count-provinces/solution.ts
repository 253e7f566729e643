function countProvinces(count: number, roads: number[][]): number {
  const parent = Array.from({ length: count }, (_, i) => i)
  const size = Array<number>(count).fill(1)
  const find = (city: number): number => {
    while (parent[city] !== city) {
      parent[city] = parent[parent[city]]
      city = parent[city]
    }
    return city
  }
  let provinces = count
  for (const [a, b] of roads) {
    let [large, small] = [find(a), find(b)]
    if (large === small) continue
    if (size[large] < size[small]) [large, small] = [small, large]
    parent[small] = large
    size[large] += size[small]
    provinces--
  }
  return provinces
}
