export default [
  {
    name: '首次立刻执行，间隔一到补最后一次',
    shown: true,
    expected: ['0: 1', '100: 3'],
    async run({ throttle, clock, log }) {
      const move = throttle((x) => log(`${clock.now()}: ${x}`), 100)
      move(1)
      await clock.advance(30)
      move(2)
      await clock.advance(30)
      move(3)
      await clock.advance(500)
    },
  },
  {
    name: '只调用一次，不补',
    shown: true,
    expected: ['0: a'],
    async run({ throttle, clock, log }) {
      const f = throttle((x) => log(`${clock.now()}: ${x}`), 100)
      f('a')
      await clock.advance(500)
    },
  },
  {
    name: '补的一次用最后的this',
    shown: true,
    expected: ['甲走1步', '乙走3步'],
    async run({ throttle, clock, log }) {
      const walk = throttle(function (n) { log(`${this.name}走${n}步`) }, 50)
      walk.call({ name: '甲' }, 1)
      walk.call({ name: '甲' }, 2)
      walk.call({ name: '乙' }, 3)
      await clock.advance(50)
    },
  },
  {
    name: '第一次是同步执行的',
    expected: ['执行', '调用之后'],
    async run({ throttle, log }) {
      const f = throttle(() => log('执行'), 100)
      f()
      log('调用之后')
    },
  },
  {
    name: '补的一次之后也要隔满',
    expected: ['0: 1', '100: 2', '200: 3'],
    async run({ throttle, clock, log }) {
      const f = throttle((x) => log(`${clock.now()}: ${x}`), 100)
      f(1)
      f(2)
      await clock.advance(110)
      f(3)
      await clock.advance(500)
    },
  },
  {
    name: '正好满间隔，立刻执行',
    expected: ['0: 1', '100: 2'],
    async run({ throttle, clock, log }) {
      const f = throttle((x) => log(`${clock.now()}: ${x}`), 100)
      f(1)
      await clock.advance(100)
      f(2)
    },
  },
  {
    name: '空闲很久之后又立刻执行',
    expected: ['0: 1', '1000: 2'],
    async run({ throttle, clock, log }) {
      const f = throttle((x) => log(`${clock.now()}: ${x}`), 100)
      f(1)
      await clock.advance(1000)
      f(2)
      await clock.advance(1000)
    },
  },
  {
    name: '每10毫秒一次，调用五十次',
    expected: ['0: 0', '100: 9', '200: 19', '300: 29', '400: 39', '500: 49'],
    async run({ throttle, clock, log }) {
      const f = throttle((x) => log(`${clock.now()}: ${x}`), 100)
      for (let i = 0; i < 50; i++) {
        f(i)
        await clock.advance(10)
      }
      await clock.advance(500)
    },
  },
  {
    name: '传下全部参数',
    expected: [[1, 'b', [3]], [4, 5]],
    async run({ throttle, clock }) {
      const calls = []
      const f = throttle((...args) => calls.push(args), 20)
      f(1, 'b', [3])
      f()
      f(4, 5)
      await clock.advance(20)
      return calls
    },
  },
  {
    name: '两个节流函数互不影响',
    expected: ['甲', '乙'],
    async run({ throttle, log }) {
      const first = throttle(() => log('甲'), 100)
      const second = throttle(() => log('乙'), 100)
      first()
      second()
    },
  },
]
