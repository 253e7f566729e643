function deepClone<T>(value: T): T {

}
