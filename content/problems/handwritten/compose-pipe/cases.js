export default [
  {
    name: '从右到左，最右边的接收全部参数',
    shown: true,
    expected: '6',
    run({ compose }) {
      return compose(String, (n) => n * 2, (a, b) => a + b)(1, 2)
    },
  },
  {
    name: '中间有异步的',
    shown: true,
    expected: ['50: 7'],
    async run({ compose, clock, log, sleep }) {
      const f = compose((n) => n + 1, (n) => sleep(50, n * 2), (n) => n)
      const value = await f(3)
      log(`${clock.now()}: ${value}`)
    },
  },
  {
    name: '一个函数也没有',
    shown: true,
    expected: [1, undefined],
    run({ compose }) {
      return [compose()(1, 2), compose()()]
    },
  },
  {
    name: '只有一个',
    expected: 3,
    run({ compose }) {
      return compose((a, b) => a + b)(1, 2)
    },
  },
  {
    name: '全是同步的，同步返回',
    expected: ['算', '之后'],
    run({ compose, log }) {
      const result = compose((n) => n + 1, (n) => { log('算'); return n })(1)
      log(result === 2 ? '之后' : '不是同步的')
    },
  },
  {
    name: '用调用者的this',
    expected: 60,
    run({ compose }) {
      const shop = {
        rate: 2,
        price: compose(function (n) { return n * this.rate }, function (n) { return n * this.rate + 10 }),
      }
      return shop.price(10)
    },
  },
  {
    name: '同一个函数用两次，可以反复调用',
    expected: [12, 16],
    run({ compose }) {
      const double = (n) => n * 2
      const f = compose(double, double)
      return [f(3), f(4)]
    },
  },
  {
    name: '抛错，后面的不执行',
    expected: ['不行'],
    async run({ compose, log, fails }) {
      const f = compose(() => log('不该执行'), () => { throw new Error('不行') })
      log(await fails(() => f(1)))
    },
  },
  {
    name: '拒绝，后面的不执行',
    expected: ['拒绝了'],
    async run({ compose, log, fails }) {
      const f = compose(() => log('不该执行'), async () => { throw new Error('拒绝了') })
      log(await fails(() => f(1)))
    },
  },
  {
    name: '结果是undefined与null，照样传下去',
    expected: ['null', 'undefined'],
    run({ compose }) {
      return [compose(String, () => null)(1), compose(String, () => undefined)(1)]
    },
  },
  {
    name: '两步都异步',
    expected: 24,
    async run({ compose, sleep }) {
      return await compose((n) => sleep(10, n * 4), (n) => sleep(10, n * 3), (n) => n * 2)(1)
    },
  },
  {
    name: '一万个函数',
    expected: 10000,
    run({ compose }) {
      return compose(...Array.from({ length: 10000 }, () => (n) => n + 1))(0)
    },
  },
]
