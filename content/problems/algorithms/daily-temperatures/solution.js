function dailyTemperatures(temperatures) {
  const waits = new Array(temperatures.length).fill(0)
  const stack = []
  for (let day = 0; day < temperatures.length; day++) {
    while (stack.length > 0 && temperatures[stack[stack.length - 1]] < temperatures[day]) {
      const before = stack.pop()
      waits[before] = day - before
    }
    stack.push(day)
  }
  return waits
}
