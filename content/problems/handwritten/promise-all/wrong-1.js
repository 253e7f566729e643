function promiseAll(items) {
  return new Promise((resolve, reject) => {
    const all = [...items]
    const results = []
    if (all.length === 0) resolve(results)
    for (const item of all) {
      Promise.resolve(item).then((value) => {
        results.push(value)
        if (results.length === all.length) resolve(results)
      }, reject)
    }
  })
}
