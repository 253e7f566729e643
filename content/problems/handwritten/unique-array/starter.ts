function unique<T>(list: readonly T[], keyOf?: (item: T) => unknown): T[] {

}
