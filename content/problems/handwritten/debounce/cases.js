export default [
  {
    name: '安静下来之后才执行一次',
    shown: true,
    expected: ['500: b'],
    async run({ debounce, clock, log }) {
      const save = debounce((text) => log(`${clock.now()}: ${text}`), 300)
      save('a')
      await clock.advance(200)
      save('b')
      await clock.advance(1000)
    },
  },
  {
    name: '用最后一次调用的this',
    shown: true,
    expected: ['张三: 你好'],
    async run({ debounce, clock, log }) {
      const user = {
        name: '张三',
        say: debounce(function (word) { log(`${this.name}: ${word}`) }, 100),
      }
      user.say('你好')
      await clock.advance(100)
    },
  },
  {
    name: '隔得够久，每次都执行',
    expected: ['100: 1', '300: 2'],
    async run({ debounce, clock, log }) {
      const f = debounce((n) => log(`${clock.now()}: ${n}`), 100)
      f(1)
      await clock.advance(200)
      f(2)
      await clock.advance(200)
    },
  },
  {
    name: '差一毫秒也要等',
    expected: ['99毫秒0次', '100毫秒1次'],
    async run({ debounce, clock, log }) {
      let times = 0
      const f = debounce(() => times++, 100)
      f()
      await clock.advance(99)
      log(`99毫秒${times}次`)
      await clock.advance(1)
      log(`100毫秒${times}次`)
    },
  },
  {
    name: '传下全部参数',
    expected: [[1, 'two', { three: 3 }]],
    async run({ debounce, clock }) {
      const calls = []
      const f = debounce((...args) => calls.push(args), 10)
      f('旧的')
      f(1, 'two', { three: 3 })
      await clock.advance(10)
      return calls
    },
  },
  {
    name: 'wait为0也不同步执行',
    expected: ['调用之后', '执行'],
    async run({ debounce, clock, log }) {
      const f = debounce(() => log('执行'), 0)
      f()
      log('调用之后')
      await clock.advance(0)
    },
  },
  {
    name: 'cancel之后不执行，再调用照常',
    expected: ['250: b'],
    async run({ debounce, clock, log }) {
      const f = debounce((text) => log(`${clock.now()}: ${text}`), 100)
      f('a')
      await clock.advance(50)
      f.cancel()
      await clock.advance(100)
      f('b')
      await clock.advance(100)
    },
  },
  {
    name: '两个防抖函数互不影响',
    expected: ['甲', '乙'],
    async run({ debounce, clock, log }) {
      const first = debounce(() => log('甲'), 100)
      const second = debounce(() => log('乙'), 100)
      first()
      second()
      await clock.advance(100)
    },
  },
]
