type Items<T> = Iterable<T | PromiseLike<T>>
type Settled<T> = { status: 'fulfilled'; value: T } | { status: 'rejected'; reason: unknown }

class PromiseTools {
  static allSettled<T>(items: Items<T>): Promise<Settled<T>[]> {
    return new Promise((resolve) => {
      const list = [...items]
      const results: Settled<T>[] = []
      let left = list.length
      const keep = (place: number, result: Settled<T>) => {
        results[place] = result
        left -= 1
        if (left === 0) resolve(results)
      }
      if (left === 0) resolve(results)
      for (const [place, item] of list.entries()) {
        Promise.resolve(item).then(
          (value) => keep(place, { status: 'fulfilled', value }),
          (reason: unknown) => keep(place, { status: 'rejected', reason }),
        )
      }
    })
  }

  static race<T>(items: Items<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      for (const item of items) Promise.resolve(item).then(resolve, reject)
    })
  }

  static any<T>(items: Items<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const list = [...items]
      const errors: unknown[] = []
      let left = list.length
      const end = () => reject(new AggregateError(errors, '全都失败了'))
      if (left === 0) end()
      for (const [place, item] of list.entries()) {
        Promise.resolve(item).then(resolve, (reason: unknown) => {
          errors[place] = reason
          left -= 1
          if (left === 0) end()
        })
      }
    })
  }
}
