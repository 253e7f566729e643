class PromiseTools {
  static allSettled(items) {
    return new Promise((resolve) => {
      const list = [...items]
      const results = []
      const keep = (result) => {
        results.push(result)
        if (results.length === list.length) resolve(results)
      }
      for (const item of list) {
        Promise.resolve(item).then(
          (value) => keep({ status: 'fulfilled', value }),
          (reason) => keep({ status: 'rejected', reason }),
        )
      }
    })
  }

  static race(items) {
    return new Promise((resolve, reject) => {
      for (const item of items) Promise.resolve(item).then(resolve, reject)
    })
  }

  static any(items) {
    return new Promise((resolve, reject) => {
      const list = [...items]
      const errors = []
      for (const item of list) {
        Promise.resolve(item).then(resolve, (reason) => {
          errors.push(reason)
          if (errors.length === list.length) reject(new AggregateError(errors))
        })
      }
    })
  }
}
