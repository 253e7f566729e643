class PromiseTools {
  static async allSettled(items) {
    const results = []
    for (const item of items) {
      try {
        results.push({ status: 'fulfilled', value: await item })
      } catch (reason) {
        results.push({ status: 'rejected', reason })
      }
    }
    return results
  }

  static race(items) {
    return new Promise((resolve, reject) => {
      for (const item of items) Promise.resolve(item).then(resolve, reject)
    })
  }

  static any(items) {
    return PromiseTools.race(items)
  }
}
