function mapByReduce(list, fn, thisArg) {
  return list.reduce((result, item, index) => {
    result[index] = fn.call(thisArg, item, index, list)
    return result
  }, new Array(list.length))
}
