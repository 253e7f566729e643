interface Options {
  times: number
  delay: number
  timeout?: number
}

async function retry<T>(task: (attempt: number) => T | PromiseLike<T>, options: Options): Promise<T> {
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

function runOnce<T>(task: () => T | PromiseLike<T>, timeout: number | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer =
      timeout === undefined ? undefined : setTimeout(() => reject(new Error('超时')), timeout)
    new Promise<T>((done) => done(task())).then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
