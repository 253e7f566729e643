function editDistance(source: string, to: string): number {

}
