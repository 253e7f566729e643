function retry(task, { times, delay, timeout }, attempt = 1) {
  let timer
  const late = new Promise((_, reject) => {
    if (timeout !== undefined) timer = setTimeout(() => reject(new Error('超时')), timeout)
  })
  return Promise.race([task(attempt), late])
    .finally(() => clearTimeout(timer))
    .catch((error) => {
      if (attempt >= times) throw error
      return new Promise((resolve) => setTimeout(resolve, delay)).then(() =>
        retry(task, { times, delay, timeout }, attempt + 1),
      )
    })
}
