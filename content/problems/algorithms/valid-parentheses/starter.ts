function isValid(s: string): boolean {

}
