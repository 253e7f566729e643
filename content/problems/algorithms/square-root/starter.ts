function integerSquareRoot(x: number): number {

}
