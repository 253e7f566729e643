interface Light {
  color: string
  ms: number
}

function runLights(
  lights: Light[],
  show: (color: string) => void,
  rounds = Infinity,
): { done: Promise<number>; stop: () => void } {

}
