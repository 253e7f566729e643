export default [
  {
    name: '链与先后',
    shown: true,
    expected: ['executor', '先', '2'],
    async run({ MyPromise, clock, log }) {
      new MyPromise((resolve) => { log('executor'); resolve(1) })
        .then((n) => n + 1)
        .then((n) => log(n))
      log('先')
      await clock.settle()
    },
  },
  {
    name: '抛出的错误由后面的catch接住，之后照常',
    shown: true,
    expected: ['接住坏了', '之后7'],
    async run({ MyPromise, clock, log }) {
      new MyPromise(() => { throw new Error('坏了') })
        .then(() => log('不该执行'))
        .catch((error) => { log(`接住${error.message}`); return 7 })
        .then((n) => log(`之后${n}`))
      await clock.settle()
    },
  },
  {
    name: '回调返回Promise，等它的结果',
    shown: true,
    expected: ['100: 好了'],
    async run({ MyPromise, clock, log }) {
      new MyPromise((resolve) => resolve())
        .then(() => new MyPromise((resolve) => setTimeout(resolve, 100, '好了')))
        .then((value) => log(`${clock.now()}: ${value}`))
      await clock.advance(200)
    },
  },
  {
    name: '只定一次',
    expected: ['兑现1'],
    async run({ MyPromise, clock, log }) {
      new MyPromise((resolve, reject) => { resolve(1); reject(2); resolve(3); throw new Error('晚了') })
        .then((n) => log(`兑现${n}`), (n) => log(`拒绝${n}`))
      await clock.settle()
    },
  },
  {
    name: '不是函数的回调，原样传下去',
    expected: ['兑现5', '拒绝6'],
    async run({ MyPromise, clock, log }) {
      new MyPromise((resolve) => resolve(5)).then(null, null).then(9).then((n) => log(`兑现${n}`))
      new MyPromise((_, reject) => reject(6)).then(() => 1).then(() => 2).catch((n) => log(`拒绝${n}`))
      await clock.settle()
    },
  },
  {
    name: 'resolve一个Promise，跟随它的拒绝',
    expected: ['拒绝内'],
    async run({ MyPromise, clock, log }) {
      const inner = new MyPromise((_, reject) => setTimeout(reject, 10, '内'))
      new MyPromise((resolve) => resolve(inner)).then(() => log('兑现'), (reason) => log(`拒绝${reason}`))
      await clock.advance(10)
    },
  },
  {
    name: '跟随开始之后，外面的reject无效',
    expected: ['兑现内'],
    async run({ MyPromise, clock, log }) {
      const inner = new MyPromise((resolve) => setTimeout(resolve, 10, '内'))
      new MyPromise((resolve, reject) => { resolve(inner); reject('外') })
        .then((value) => log(`兑现${value}`), (reason) => log(`拒绝${reason}`))
      await clock.advance(10)
    },
  },
  {
    name: '等自己，以TypeError拒绝',
    expected: ['TypeError'],
    async run({ MyPromise, clock, log }) {
      const p = new MyPromise((resolve) => resolve()).then(() => p)
      p.catch((error) => log(error.name))
      await clock.settle()
    },
  },
  {
    name: 'thenable乱调，只认第一次',
    expected: ['兑现1', '拒绝读不了'],
    async run({ MyPromise, clock, log }) {
      const wild = { then(yes, no) { yes(1); no(2); throw new Error('3') } }
      const bad = { get then() { throw new Error('读不了') } }
      const tell = (x) => new MyPromise((resolve) => resolve(x))
        .then((n) => log(`兑现${n}`), (error) => log(`拒绝${error.message ?? error}`))
      tell(wild)
      tell(bad)
      await clock.settle()
    },
  },
  {
    name: '同一个Promise上then几次，按先后执行',
    expected: ['一 8', '二 8', '三 8'],
    async run({ MyPromise, clock, log }) {
      const p = new MyPromise((resolve) => setTimeout(resolve, 10, 8))
      p.then((n) => log('一', n))
      p.then((n) => log('二', n))
      await clock.advance(10)
      p.then((n) => log('三', n))
      await clock.settle()
    },
  },
  {
    name: '稍后兑现时，回调也是异步的',
    expected: ['兑现之后的同步代码', '回调'],
    async run({ MyPromise, clock, log }) {
      let settle
      new MyPromise((resolve) => { settle = resolve }).then(() => log('回调'))
      settle()
      log('兑现之后的同步代码')
      await clock.settle()
    },
  },
  {
    name: '一千个then的链',
    expected: 1000,
    async run({ MyPromise }) {
      let p = new MyPromise((resolve) => resolve(0))
      for (let i = 0; i < 1000; i++) p = p.then((n) => n + 1)
      return await new Promise((done) => p.then(done))
    },
  },
]
