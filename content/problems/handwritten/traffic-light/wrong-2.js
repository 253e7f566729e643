function runLights(lights, show, rounds = 1) {
  const timers = []
  let at = 0
  let count = 0
  const run = new Promise((resolve) => {
    for (let i = 0; i < rounds * lights.length; i++) {
      const { color, ms } = lights[i % lights.length]
      timers.push(setTimeout(() => { count++; show(color) }, at))
      at += ms
    }
    timers.push(setTimeout(() => resolve(count), at))
  })
  return { done: run, stop: () => timers.forEach(clearTimeout) }
}
