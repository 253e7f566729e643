function parseQuery(url: string): Record<string, string | string[]> {

}
