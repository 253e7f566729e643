function firstCommonNode(next, a, b) {

}
