function compareVersions(a, b) {

}
