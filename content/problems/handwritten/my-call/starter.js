function myCall(fn, thisArg, ...args) {

}
