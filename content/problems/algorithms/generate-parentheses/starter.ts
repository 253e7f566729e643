function generateParentheses(n: number): string[] {

}
