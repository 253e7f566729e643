function mapByReduce(list, fn, thisArg) {

}
