async function retry(task, options) {
  const { times, delay, timeout } = options
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(() => task(attempt), timeout)
    } catch (error) {
      if (attempt >= times) throw error
      await new Promise((resolve) => setTimeout(resolve, delay * 2 ** (attempt - 1)))
    }
  }
}

function runOnce(task, timeout) {
  return new Promise((resolve, reject) => {
    const timer = timeout === undefined ? undefined : setTimeout(() => reject(new Error('超时')), timeout)
    new Promise((done) => done(task())).then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
