function promiseAll<T>(items: Iterable<T | PromiseLike<T>>): Promise<T[]> {

}
