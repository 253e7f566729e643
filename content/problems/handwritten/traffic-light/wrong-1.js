function runLights(lights, show, rounds = Infinity) {
  let isStopped = false
  const run = async () => {
    let count = 0
    for (let round = 0; round < rounds && lights.length > 0; round++) {
      for (const { color, ms } of lights) {
        if (isStopped) return count
        show(color)
        count++
        await new Promise((resolve) => setTimeout(resolve, ms))
      }
    }
    return count
  }
  return {
    done: run(),
    stop: () => {
      isStopped = true
    },
  }
}
