async function retry(task, { times, delay, timeout }) {
  let last
  for (let attempt = 1; attempt <= times; attempt++) {
    try {
      const late = new Promise((_, reject) => {
        if (timeout) setTimeout(() => reject(new Error('超时')), timeout)
      })
      return await Promise.race([task(attempt), late])
    } catch (error) {
      last = error
      await new Promise((resolve) => setTimeout(resolve, delay * 2 ** (attempt - 1)))
    }
  }
  throw last
}
