export default [
  {
    name: '次序与传入的相同',
    shown: true,
    expected: ['30: a,b,c'],
    async run({ promiseAll, clock, log, sleep }) {
      const list = await promiseAll([sleep(30, 'a'), sleep(10, 'b'), 'c'])
      log(`${clock.now()}: ${list.join()}`)
    },
  },
  {
    name: '一个失败，立刻失败',
    shown: true,
    expected: '坏了',
    async run({ promiseAll, sleep, fails }) {
      const bad = sleep(10).then(() => { throw new Error('坏了') })
      return await fails(() => promiseAll([sleep(500), bad]))
    },
  },
  {
    name: '空数组',
    shown: true,
    expected: [],
    async run({ promiseAll }) {
      return await promiseAll([])
    },
  },
  {
    name: '失败时不等慢的',
    expected: 10,
    async run({ promiseAll, clock, sleep }) {
      const bad = sleep(10).then(() => { throw new Error('坏了') })
      await promiseAll([sleep(500), bad]).catch(() => {})
      return clock.now()
    },
  },
  {
    name: '最后一项先完成',
    expected: [1, 2, 3],
    async run({ promiseAll, sleep }) {
      return await promiseAll([sleep(20, 1), sleep(10, 2), 3])
    },
  },
  {
    name: '全是普通的值',
    expected: [0, '', null, false],
    async run({ promiseAll }) {
      return await promiseAll([0, '', null, false])
    },
  },
  {
    name: 'thenable',
    expected: [7, 8],
    async run({ promiseAll }) {
      return await promiseAll([{ then: (done) => done(7) }, 8])
    },
  },
  {
    name: '可迭代的：Set与生成器',
    expected: [[1, 2], ['x', 'y']],
    async run({ promiseAll }) {
      function* items() {
        yield 'x'
        yield Promise.resolve('y')
      }
      return [await promiseAll(new Set([1, 2])), await promiseAll(items())]
    },
  },
  {
    name: '两个都失败，取先失败的',
    expected: '先',
    async run({ promiseAll, sleep, fails }) {
      const late = sleep(20).then(() => { throw new Error('后') })
      const early = sleep(10).then(() => { throw new Error('先') })
      return await fails(() => promiseAll([late, early]))
    },
  },
  {
    name: '同时等，不是一个接一个',
    expected: 50,
    async run({ promiseAll, clock, sleep }) {
      const lazy = () => ({ then: (done) => setTimeout(done, 50) })
      await promiseAll([lazy(), lazy(), lazy()])
      return clock.now()
    },
  },
  {
    name: '一千项，倒着完成',
    expected: true,
    async run({ promiseAll, sleep }) {
      const list = await promiseAll(Array.from({ length: 1000 }, (_, i) => sleep(i % 7, i)))
      return list.length === 1000 && list.every((value, i) => value === i)
    },
  },
]
