export default [
  {
    name: 'allSettled：有成有败，次序不变',
    shown: true,
    expected: [{ status: 'fulfilled', value: 'a' }, { status: 'rejected', reason: '坏' }, { status: 'fulfilled', value: 3 }],
    async run({ PromiseTools, sleep }) {
      return await PromiseTools.allSettled([sleep(30, 'a'), Promise.reject('坏'), 3])
    },
  },
  {
    name: 'race：最快的',
    shown: true,
    expected: ['10: b'],
    async run({ PromiseTools, clock, log, sleep }) {
      const value = await PromiseTools.race([sleep(30, 'a'), sleep(10, 'b')])
      log(`${clock.now()}: ${value}`)
    },
  },
  {
    name: 'any：失败的不算',
    shown: true,
    expected: ['20: b'],
    async run({ PromiseTools, clock, log, sleep }) {
      const bad = sleep(10).then(() => { throw new Error('坏了') })
      const value = await PromiseTools.any([bad, sleep(30, 'a'), sleep(20, 'b')])
      log(`${clock.now()}: ${value}`)
    },
  },
  {
    name: 'allSettled：空的',
    expected: [],
    async run({ PromiseTools }) {
      return await PromiseTools.allSettled([])
    },
  },
  {
    name: 'any：空的',
    expected: [true, []],
    async run({ PromiseTools }) {
      return await PromiseTools.any([]).catch((error) => [error instanceof AggregateError, error.errors])
    },
  },
  {
    name: 'race：空的永远不定',
    expected: ['等着'],
    async run({ PromiseTools, clock, log }) {
      PromiseTools.race([]).then(() => log('兑现'), () => log('拒绝'))
      await clock.advance(1000)
      log('等着')
    },
  },
  {
    name: 'any：全都失败，原因按次序',
    expected: [true, ['一', '二', '三']],
    async run({ PromiseTools, sleep }) {
      const bad = (ms, reason) => sleep(ms).then(() => { throw reason })
      return await PromiseTools.any([bad(30, '一'), bad(10, '二'), bad(20, '三')])
        .catch((error) => [error instanceof AggregateError, error.errors])
    },
  },
  {
    name: 'race：先失败就失败',
    expected: '先',
    async run({ PromiseTools, sleep, fails }) {
      const bad = sleep(5).then(() => { throw new Error('先') })
      return await fails(() => PromiseTools.race([sleep(10, 'a'), bad]))
    },
  },
  {
    name: '普通的值、thenable与Set',
    expected: [1, 2, [3, 4]],
    async run({ PromiseTools, sleep }) {
      const thenable = { then: (done) => done(2) }
      const settled = await PromiseTools.allSettled(new Set([3, Promise.resolve(4)]))
      return [
        await PromiseTools.race([1, sleep(5)]),
        await PromiseTools.any([thenable, sleep(5)]),
        settled.map((one) => one.value),
      ]
    },
  },
  {
    name: 'allSettled：同时等，等最慢的',
    expected: 50,
    async run({ PromiseTools, clock }) {
      const lazy = (ms) => ({ then: (done) => setTimeout(done, ms) })
      await PromiseTools.allSettled([lazy(50), lazy(20), lazy(40)])
      return clock.now()
    },
  },
  {
    name: '一千项，倒着完成',
    expected: true,
    async run({ PromiseTools, sleep }) {
      const list = await PromiseTools.allSettled(Array.from({ length: 1000 }, (_, i) => sleep(i % 5, i)))
      return list.every((one, i) => one.value === i)
    },
  },
]
