function findOrder(count, requires) {

}
