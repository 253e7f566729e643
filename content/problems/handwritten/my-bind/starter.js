function myBind(fn, thisArg, ...bound) {

}
