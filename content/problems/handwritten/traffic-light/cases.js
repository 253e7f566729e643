export default [
  {
    name: '两轮',
    shown: true,
    expected: ['0: 红', '3000: 绿', '5000: 红', '8000: 绿', '10000: 4次'],
    async run({ runLights, clock, log }) {
      const lights = [{ color: '红', ms: 3000 }, { color: '绿', ms: 2000 }]
      const count = await runLights(lights, (color) => log(`${clock.now()}: ${color}`), 2).done
      log(`${clock.now()}: ${count}次`)
    },
  },
  {
    name: '一直循环，中途停下',
    shown: true,
    expected: ['0: 红', '100: 绿', '200: 红', '250: 3次'],
    async run({ runLights, clock, log }) {
      const lights = [{ color: '红', ms: 100 }, { color: '绿', ms: 100 }]
      const { done, stop } = runLights(lights, (color) => log(`${clock.now()}: ${color}`))
      done.then((count) => log(`${clock.now()}: ${count}次`))
      await clock.advance(250)
      stop()
      await clock.advance(1000)
    },
  },
  {
    name: '第一盏同步亮',
    shown: true,
    expected: ['红', '之后'],
    async run({ runLights, log }) {
      const { done, stop } = runLights([{ color: '红', ms: 10 }], log, 1)
      log('之后')
      stop()
      await done
    },
  },
  {
    name: '没有灯，一直循环',
    expected: [0, 0],
    async run({ runLights, clock }) {
      return [await runLights([], () => {}).done, clock.now()]
    },
  },
  {
    name: '零轮',
    expected: ['0次'],
    async run({ runLights, log }) {
      log(`${await runLights([{ color: '红', ms: 10 }], log, 0).done}次`)
    },
  },
  {
    name: '一盏灯一轮，时间走完才兑现',
    expected: [1, 500],
    async run({ runLights, clock }) {
      const count = await runLights([{ color: '红', ms: 500 }], () => {}, 1).done
      return [count, clock.now()]
    },
  },
  {
    name: '差一毫秒还没有换',
    expected: ['红', '还是红', '绿'],
    async run({ runLights, clock, log }) {
      const { stop } = runLights([{ color: '红', ms: 100 }, { color: '绿', ms: 50 }], log)
      await clock.advance(99)
      log('还是红')
      await clock.advance(1)
      stop()
    },
  },
  {
    name: '马上停，done马上兑现',
    expected: [1, 0],
    async run({ runLights, clock }) {
      const { done, stop } = runLights([{ color: '红', ms: 9000 }], () => {})
      stop()
      return [await done, clock.now()]
    },
  },
  {
    name: '停两次、走完再停，没有作用',
    expected: [2, 2],
    async run({ runLights, clock }) {
      const first = runLights([{ color: '红', ms: 10 }], () => {}, 2)
      const count = await first.done
      first.stop()
      const second = runLights([{ color: '红', ms: 10 }], () => {})
      await clock.advance(15)
      second.stop()
      second.stop()
      return [count, await second.done]
    },
  },
  {
    name: '同样的颜色也各亮一次',
    expected: ['黄', '黄', '黄', '黄'],
    async run({ runLights, log }) {
      await runLights([{ color: '黄', ms: 1 }, { color: '黄', ms: 1 }], log, 2).done
    },
  },
  {
    name: '两组灯互不影响',
    expected: ['甲红', '乙红', '乙绿'],
    async run({ runLights, clock, log }) {
      const lights = [{ color: '红', ms: 10 }, { color: '绿', ms: 10 }]
      const first = runLights(lights, (color) => log(`甲${color}`))
      const second = runLights(lights, (color) => log(`乙${color}`))
      first.stop()
      await clock.advance(10)
      second.stop()
    },
  },
  {
    name: '一千轮',
    expected: [2000, 3000],
    async run({ runLights, clock }) {
      const lights = [{ color: '红', ms: 1 }, { color: '绿', ms: 2 }]
      return [await runLights(lights, () => {}, 1000).done, clock.now()]
    },
  },
]
