function dailyTemperatures(temperatures) {

}
