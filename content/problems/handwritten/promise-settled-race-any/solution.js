class PromiseTools {
  static allSettled(items) {
    return new Promise((resolve) => {
      const list = [...items]
      const results = []
      let left = list.length
      const keep = (place, result) => {
        results[place] = result
        left -= 1
        if (left === 0) resolve(results)
      }
      if (left === 0) resolve(results)
      for (const [place, item] of list.entries()) {
        Promise.resolve(item).then(
          (value) => keep(place, { status: 'fulfilled', value }),
          (reason) => keep(place, { status: 'rejected', reason }),
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
      let left = list.length
      const end = () => reject(new AggregateError(errors, '全都失败了'))
      if (left === 0) end()
      for (const [place, item] of list.entries()) {
        Promise.resolve(item).then(resolve, (reason) => {
          errors[place] = reason
          left -= 1
          if (left === 0) end()
        })
      }
    })
  }
}
