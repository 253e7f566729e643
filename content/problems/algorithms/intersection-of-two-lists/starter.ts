function firstCommonNode(next: number[], a: number, b: number): number {

}
