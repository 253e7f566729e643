function addStrings(a: string, b: string): string {

}
