function calculate(s: string): number {

}
