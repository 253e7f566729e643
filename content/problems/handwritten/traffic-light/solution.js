function runLights(lights, show, rounds = Infinity) {
  const total = lights.length === 0 ? 0 : lights.length * rounds
  let count = 0
  let timer
  let finish = () => {}
  const done = new Promise((resolve) => {
    finish = resolve
  })

  function next() {
    const light = lights[count % lights.length]
    if (count >= total || !light) {
      finish(count)
      return
    }
    count += 1
    timer = setTimeout(next, light.ms)
    show(light.color)
  }

  next()
  return {
    done,
    stop: () => {
      clearTimeout(timer)
      finish(count)
    },
  }
}
