function generateParentheses(n) {

}
