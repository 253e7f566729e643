export default [
  {
    name: '依次等',
    shown: true,
    expected: ['30: 4'],
    async run({ co, clock, log, sleep }) {
      const f = co(function* () {
        const a = yield sleep(10, 1)
        const b = yield sleep(20, a + 1)
        return b * 2
      })
      const value = await f()
      log(`${clock.now()}: ${value}`)
    },
  },
  {
    name: '在yield处抛出，可以接住',
    shown: true,
    expected: '接住断网',
    async run({ co }) {
      return await co(function* () {
        try {
          yield Promise.reject(new Error('断网'))
        } catch (error) {
          return `接住${error.message}`
        }
      })()
    },
  },
  {
    name: '数组同时等',
    shown: true,
    expected: ['50: a,b,c'],
    async run({ co, clock, log, sleep }) {
      const list = await co(function* () {
        return yield [sleep(50, 'a'), sleep(20, 'b'), 'c']
      })()
      log(`${clock.now()}: ${list}`)
    },
  },
  {
    name: '一个yield也没有',
    expected: [1, undefined],
    async run({ co }) {
      return [await co(function* () { return 1 })(), await co(function* () {})()]
    },
  },
  {
    name: '第一段同步执行',
    expected: ['里面', '之后'],
    async run({ co, log }) {
      const promise = co(function* () {
        log('里面')
        yield 1
      })()
      log('之后')
      await promise
    },
  },
  {
    name: '参数与this',
    expected: '张三3',
    async run({ co }) {
      const user = {
        name: '张三',
        f: co(function* (a, b) { return this.name + (yield a + b) }),
      }
      return await user.f(1, 2)
    },
  },
  {
    name: '普通的值、null与thenable',
    expected: [5, null, 6],
    async run({ co }) {
      return await co(function* () {
        return [yield 5, yield null, yield { then: (done) => done(6) }]
      })()
    },
  },
  {
    name: '没有接住的拒绝',
    expected: '坏了',
    async run({ co, fails }) {
      return await fails(co(function* () { yield Promise.reject(new Error('坏了')) }))
    },
  },
  {
    name: '第二段里抛出的错误',
    expected: '后来',
    async run({ co, fails, sleep }) {
      return await fails(co(function* () {
        yield sleep(10)
        throw new Error('后来')
      }))
    },
  },
  {
    name: '接住之后又抛，finally照样执行',
    expected: ['清理', '二'],
    async run({ co, log, fails }) {
      const message = await fails(co(function* () {
        try {
          yield Promise.reject(new Error('一'))
        } catch {
          throw new Error('二')
        } finally {
          log('清理')
        }
      }))
      log(message)
    },
  },
  {
    name: '返回的是Promise，等它',
    expected: 8,
    async run({ co, sleep }) {
      return await co(function* () { return sleep(10, 8) })()
    },
  },
  {
    name: '空数组，数组里有一个失败',
    expected: [[], '其中一个'],
    async run({ co, fails }) {
      const empty = await co(function* () { return yield [] })()
      return [empty, await fails(co(function* () { yield [1, Promise.reject(new Error('其中一个'))] }))]
    },
  },
  {
    name: '两万次yield',
    expected: 20000,
    async run({ co }) {
      return await co(function* () {
        let sum = 0
        for (let i = 0; i < 20000; i++) sum += yield 1
        return sum
      })()
    },
  },
]
