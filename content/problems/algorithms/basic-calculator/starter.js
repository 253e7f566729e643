function calculate(s) {

}
