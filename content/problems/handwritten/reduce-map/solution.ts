function mapByReduce<T, R>(
  list: readonly T[],
  fn: (this: any, item: T, index: number, list: readonly T[]) => R,
  thisArg?: unknown,
): R[] {
  return list.reduce<R[]>((result, item, index) => {
    result[index] = fn.call(thisArg, item, index, list)
    return result
  }, new Array(list.length))
}
