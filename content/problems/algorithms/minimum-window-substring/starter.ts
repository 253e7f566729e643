function minWindow(s: string, t: string): string {

}
