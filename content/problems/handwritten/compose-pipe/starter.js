function compose(...fns) {

}
