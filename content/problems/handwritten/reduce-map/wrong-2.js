function mapByReduce(list, fn) {
  return list.reduce((result, item, index) => {
    result[index] = fn(item, index, list)
    return result
  }, list)
}
