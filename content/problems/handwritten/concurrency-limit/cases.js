export default [
  {
    name: '上限2，先来先做',
    shown: true,
    expected: ['50: b', '80: c', '100: a'],
    async run({ Scheduler, clock, log, sleep }) {
      const pool = new Scheduler(2)
      const job = (ms, name) => pool.add(() => sleep(ms)).then(() => log(`${clock.now()}: ${name}`))
      await Promise.all([job(100, 'a'), job(50, 'b'), job(30, 'c')])
    },
  },
  {
    name: '结果照样传出来',
    shown: true,
    expected: [1, '二', null],
    async run({ Scheduler, sleep }) {
      const pool = new Scheduler(1)
      return await Promise.all([pool.add(() => sleep(10, 1)), pool.add(() => '二'), pool.add(() => null)])
    },
  },
  {
    name: '一个失败，后面的照常',
    shown: true,
    expected: ['坏了', '好'],
    async run({ Scheduler, sleep, fails }) {
      const pool = new Scheduler(1)
      const bad = fails(() => pool.add(async () => { throw new Error('坏了') }))
      const good = pool.add(() => sleep(10, '好'))
      return [await bad, await good]
    },
  },
  {
    name: '没有满就同步开始',
    expected: ['开始', '之后'],
    async run({ Scheduler, log }) {
      const pool = new Scheduler(2)
      const done = pool.add(() => log('开始'))
      log('之后')
      await done
    },
  },
  {
    name: '上限1，一个接一个',
    expected: ['开始a', '结束a', '开始b', '结束b', '开始c', '结束c'],
    async run({ Scheduler, log, sleep }) {
      const pool = new Scheduler(1)
      const job = (name) => pool.add(async () => {
        log(`开始${name}`)
        await sleep(10)
        log(`结束${name}`)
      })
      await Promise.all([job('a'), job('b'), job('c')])
    },
  },
  {
    name: '同步抛出也算拒绝，名额还回来',
    expected: ['当场', '当场', '好'],
    async run({ Scheduler, fails }) {
      const pool = new Scheduler(1)
      const bad = () => fails(() => pool.add(() => { throw new Error('当场') }))
      return [await bad(), await bad(), await pool.add(() => '好')]
    },
  },
  {
    name: '失败很多次也不卡住',
    expected: 5,
    async run({ Scheduler, sleep }) {
      const pool = new Scheduler(2)
      const bad = () => pool.add(() => sleep(5).then(() => { throw new Error('x') }))
      const results = await Promise.allSettled([bad(), bad(), bad(), bad(), pool.add(() => 1)])
      return results.length
    },
  },
  {
    name: '从不超过上限',
    expected: 3,
    async run({ Scheduler, sleep }) {
      const pool = new Scheduler(3)
      let now = 0
      let most = 0
      const task = async () => {
        most = Math.max(most, ++now)
        await sleep(10)
        now--
      }
      await Promise.all(Array.from({ length: 20 }, () => pool.add(task)))
      return most
    },
  },
  {
    name: '跑满：不是一批一批地等',
    expected: 100,
    async run({ Scheduler, clock, sleep }) {
      const pool = new Scheduler(2)
      await Promise.all([100, 20, 20, 20, 20].map((ms) => pool.add(() => sleep(ms))))
      return clock.now()
    },
  },
  {
    name: '全部做完之后再加，照常',
    expected: ['一', '二'],
    async run({ Scheduler, clock, sleep }) {
      const pool = new Scheduler(1)
      const first = await pool.add(() => sleep(10, '一'))
      await clock.advance(100)
      return [first, await pool.add(() => '二')]
    },
  },
  {
    name: '任务里又加任务',
    expected: '里面的',
    async run({ Scheduler }) {
      const pool = new Scheduler(2)
      return await pool.add(() => pool.add(() => '里面的'))
    },
  },
  {
    name: '一千个任务',
    expected: 499500,
    async run({ Scheduler }) {
      const pool = new Scheduler(10)
      const all = await Promise.all(Array.from({ length: 1000 }, (_, i) => pool.add(async () => i)))
      return all.reduce((a, b) => a + b, 0)
    },
  },
]
