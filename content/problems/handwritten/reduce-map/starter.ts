function mapByReduce<T, R>(
  list: readonly T[],
  fn: (this: any, item: T, index: number, list: readonly T[]) => R,
  thisArg?: unknown,
): R[] {

}
