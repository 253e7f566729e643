function stringify(value: unknown): string | undefined {

}
