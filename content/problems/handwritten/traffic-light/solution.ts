interface Light {
  color: string
  ms: number
}

function runLights(
  lights: Light[],
  show: (color: string) => void,
  rounds = Infinity,
): { done: Promise<number>; stop: () => void } {
  const total = lights.length === 0 ? 0 : lights.length * rounds
  let count = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let finish: (count: number) => void = () => {}
  const done = new Promise<number>((resolve) => {
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
