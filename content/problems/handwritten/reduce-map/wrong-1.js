function mapByReduce(list, fn, thisArg) {
  return list.reduce((result, item, index) => {
    result.push(fn.call(thisArg, item, index, list))
    return result
  }, [])
}
