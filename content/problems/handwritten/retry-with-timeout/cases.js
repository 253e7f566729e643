export default [
  {
    name: '第三次成功，等的时间翻倍',
    shown: true,
    expected: ['0: 第1次', '100: 第2次', '300: 第3次', '300: 好了'],
    async run({ retry, clock, log }) {
      const value = await retry(async (attempt) => {
        log(`${clock.now()}: 第${attempt}次`)
        if (attempt < 3) throw new Error('坏了')
        return '好了'
      }, { times: 3, delay: 100 })
      log(`${clock.now()}: ${value}`)
    },
  },
  {
    name: '都失败，取最后一次的原因',
    shown: true,
    expected: '坏了2',
    async run({ retry, fails }) {
      return await fails(() => retry(async (n) => { throw new Error(`坏了${n}`) }, { times: 2, delay: 10 }))
    },
  },
  {
    name: '超时算失败，再试一次',
    shown: true,
    expected: ['150: 快的'],
    async run({ retry, clock, log, sleep }) {
      const value = await retry((n) => (n === 1 ? sleep(1000) : '快的'), { times: 2, delay: 100, timeout: 50 })
      log(`${clock.now()}: ${value}`)
    },
  },
  {
    name: '一次就成功，不再执行',
    expected: ['第1次'],
    async run({ retry, log }) {
      await retry(async (n) => log(`第${n}次`), { times: 5, delay: 10 })
    },
  },
  {
    name: '只许一次，失败之后不等',
    expected: ['坏了', 0],
    async run({ retry, clock, fails }) {
      const message = await fails(() => retry(async () => { throw new Error('坏了') }, { times: 1, delay: 100 }))
      return [message, clock.now()]
    },
  },
  {
    name: '全都超时',
    expected: ['超时', 250],
    async run({ retry, clock, sleep, fails }) {
      const message = await fails(() => retry(() => sleep(10000), { times: 2, delay: 50, timeout: 100 }))
      return [message, clock.now()]
    },
  },
  {
    name: '同步抛错也重试',
    expected: ['二', 2],
    async run({ retry }) {
      let times = 0
      const value = await retry((n) => {
        times++
        if (n === 1) throw new Error('当场')
        return '二'
      }, { times: 3, delay: 10 })
      return [value, times]
    },
  },
  {
    name: '结果是undefined、0与false也是成功',
    expected: [undefined, 0, false],
    async run({ retry }) {
      const once = (value) => retry(() => value, { times: 2, delay: 10 })
      return [await once(undefined), await once(0), await once(false)]
    },
  },
  {
    name: '不留下定时器',
    expected: ['10'],
    async run({ retry, clock, log, sleep }) {
      const realClear = clearTimeout
      let made = 0
      const realSet = setTimeout
      globalThis.setTimeout = (...args) => { made++; return realSet(...args) }
      globalThis.clearTimeout = (id) => { if (id !== undefined) made--; return realClear(id) }
      await retry(() => sleep(10), { times: 1, delay: 10, timeout: 500 })
      globalThis.setTimeout = realSet
      globalThis.clearTimeout = realClear
      log(made === 0 ? clock.now() : `留下${made}个`)
    },
  },
  {
    name: 'timeout为0也算设了',
    expected: '超时',
    async run({ retry, sleep, fails }) {
      return await fails(() => retry(() => sleep(20), { times: 1, delay: 0, timeout: 0 }))
    },
  },
  {
    name: '超时之后迟来的拒绝，没有人接也不出错',
    expected: ['第二次'],
    async run({ retry, clock, log, sleep }) {
      const slow = () => sleep(200).then(() => { throw new Error('迟了') })
      log(await retry((n) => (n === 1 ? slow() : '第二次'), { times: 2, delay: 10, timeout: 50 }))
      await clock.advance(1000)
    },
  },
]
