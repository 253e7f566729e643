function isInstanceOf(value: unknown, Constructor: unknown): boolean {

}
