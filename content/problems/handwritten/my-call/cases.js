export default [
  {
    name: 'this与参数',
    shown: true,
    expected: '你好，张三！',
    run({ myCall }) {
      function greet(word, mark) {
        return `${word}，${this.name}${mark}`
      }
      return myCall(greet, { name: '张三' }, '你好', '！')
    },
  },
  {
    name: 'null与undefined',
    shown: true,
    expected: [true, true],
    run({ myCall }) {
      function isGlobal() {
        return this === globalThis
      }
      return [myCall(isGlobal, null), myCall(isGlobal, undefined)]
    },
  },
  {
    name: '不改动thisArg',
    shown: true,
    expected: { fn: '原来的', n: 1 },
    run({ myCall }) {
      const target = { fn: '原来的', n: 1 }
      myCall(function () { return this.n }, target)
      return target
    },
  },
  {
    name: '0、空串与false不换成globalThis',
    expected: ['number', 'string', 'boolean'],
    run({ myCall }) {
      function kind() {
        return typeof this.valueOf()
      }
      return [myCall(kind, 0), myCall(kind, ''), myCall(kind, false)]
    },
  },
  {
    name: '字符串作为this',
    expected: 'ABC',
    run({ myCall }) {
      return myCall(function () { return this.toUpperCase() }, 'abc')
    },
  },
  {
    name: 'fn执行时看不到多出来的键',
    expected: [['n'], ['n'], {}],
    run({ myCall }) {
      return myCall(function () {
        const keys = []
        for (const key in this) keys.push(key)
        return [Object.keys(this), keys, Object.fromEntries(Object.getOwnPropertySymbols({ ...this }).map((s) => [String(s), 1]))]
      }, { n: 1 })
    },
  },
  {
    name: '抛错之后不留下什么',
    expected: ['不行', 1],
    async run({ myCall, fails }) {
      const target = { n: 1 }
      const message = await fails(() => myCall(() => { throw new Error('不行') }, target))
      return [message, Reflect.ownKeys(target).length]
    },
  },
  {
    name: '冻结的对象',
    expected: [5, ['n']],
    run({ myCall }) {
      const target = Object.freeze({ n: 5 })
      return [myCall(function () { return this.n }, target), Reflect.ownKeys(target)]
    },
  },
  {
    name: '没有原型的对象',
    expected: 6,
    run({ myCall }) {
      const target = Object.create(null)
      target.n = 6
      return myCall(function (k) { return this.n * k }, target, 1)
    },
  },
  {
    name: '没有参数，没有返回值',
    expected: [0, true],
    run({ myCall }) {
      let count
      const result = myCall(function (...args) { count = args.length }, {})
      return [count, result === undefined]
    },
  },
  {
    name: '嵌套着用同一个对象',
    expected: ['外1', '内1', '外1'],
    run({ myCall, log }) {
      const target = { n: 1 }
      function inner() {
        log(`内${this.n}`)
      }
      myCall(function () {
        log(`外${this.n}`)
        myCall(inner, this)
        log(`外${this.n}`)
      }, target)
    },
  },
  {
    name: '借用数组的方法，一千个参数',
    expected: [1000, 999],
    run({ myCall }) {
      const like = { length: 0 }
      myCall([].push, like, ...Array.from({ length: 1000 }, (_, i) => i))
      return [like.length, like[999]]
    },
  },
]
