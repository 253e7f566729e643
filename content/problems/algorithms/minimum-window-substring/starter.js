function minWindow(s, t) {

}
