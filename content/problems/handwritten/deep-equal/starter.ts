function deepEqual(a: unknown, b: unknown): boolean {

}
