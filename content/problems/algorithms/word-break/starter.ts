function wordBreak(s: string, words: string[]): boolean {

}
