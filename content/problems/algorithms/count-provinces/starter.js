function countProvinces(count, roads) {

}
