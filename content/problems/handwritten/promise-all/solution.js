function promiseAll(items) {
  return new Promise((resolve, reject) => {
    const results = []
    let count = 0
    let left = 0
    for (const item of items) {
      const place = count
      count += 1
      left += 1
      Promise.resolve(item).then((value) => {
        results[place] = value
        left -= 1
        if (left === 0) resolve(results)
      }, reject)
    }
    if (count === 0) resolve(results)
  })
}
