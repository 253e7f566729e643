export default [
  {
    name: '同样的参数只算一次',
    shown: true,
    expected: ['算 2 3', '6 6', '算 3 2', '6'],
    run({ memoize, log }) {
      const area = memoize((w, h) => { log('算', w, h); return w * h })
      log(area(2, 3), area(2, 3))
      log(area(3, 2))
    },
  },
  {
    name: '数与字符串、个数不同的参数',
    shown: true,
    expected: 4,
    run({ memoize }) {
      let times = 0
      const f = memoize(() => { times++ })
      f(1)
      f('1')
      f(1, undefined)
      f()
      f(1)
      return times
    },
  },
  {
    name: '拒绝的不缓存',
    shown: true,
    expected: ['断网', '好了'],
    async run({ memoize, fails }) {
      let times = 0
      const load = memoize(async () => {
        if (++times === 1) throw new Error('断网')
        return '好了'
      })
      return [await fails(() => load(1)), await load(1)]
    },
  },
  {
    name: '结果是undefined、0与null也缓存',
    expected: 3,
    run({ memoize }) {
      let times = 0
      const f = memoize((value) => { times++; return value })
      for (const value of [undefined, 0, null, undefined, 0, null]) f(value)
      return times
    },
  },
  {
    name: 'NaN相同，0与-0相同',
    expected: 2,
    run({ memoize }) {
      let times = 0
      const f = memoize(() => ++times)
      f(NaN)
      f(NaN)
      f(0)
      f(-0)
      return times
    },
  },
  {
    name: '对象按引用',
    expected: [1, 2, 1],
    run({ memoize }) {
      let times = 0
      const f = memoize(() => ++times)
      const key = { a: 1 }
      return [f(key), f({ a: 1 }), f(key)]
    },
  },
  {
    name: '没有参数',
    expected: [1, 1],
    run({ memoize }) {
      let times = 0
      const f = memoize(() => ++times)
      return [f(), f()]
    },
  },
  {
    name: '抛错不缓存',
    expected: ['第一次', '好'],
    async run({ memoize, fails }) {
      let times = 0
      const f = memoize(() => {
        if (++times === 1) throw new Error('第一次')
        return '好'
      })
      return [await fails(() => f('x')), f('x')]
    },
  },
  {
    name: '还没有结果时，拿到同一个Promise',
    expected: [true, 1],
    async run({ memoize, sleep }) {
      let times = 0
      const load = memoize(() => { times++; return sleep(50, 'v') })
      const [a, b] = [load(1), load(1)]
      await a
      return [a === b, times]
    },
  },
  {
    name: 'clear之后重新算',
    expected: [1, 2, 2],
    run({ memoize }) {
      let times = 0
      const f = memoize(() => ++times)
      const before = f('a')
      f.clear()
      return [before, f('a'), f('a')]
    },
  },
  {
    name: '用调用者的this',
    expected: 30,
    run({ memoize }) {
      return { rate: 3, price: memoize(function (n) { return n * this.rate }) }.price(10)
    },
  },
  {
    name: '里面有逗号的字符串不混',
    expected: ['1: a,b', '2: a b'],
    run({ memoize }) {
      const f = memoize((...args) => `${args.length}: ${args.join(' ')}`)
      return [f('a,b'), f('a', 'b')]
    },
  },
  {
    name: '两万组参数',
    expected: 20000,
    run({ memoize }) {
      let times = 0
      const f = memoize(() => { times++ })
      for (let i = 0; i < 40000; i++) f(i % 20000, 'x')
      return times
    },
  },
]
