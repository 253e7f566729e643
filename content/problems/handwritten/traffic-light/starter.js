function runLights(lights, show, rounds = Infinity) {

}
