export default [
  {
    name: '几种给法',
    shown: true,
    expected: [6, 6, 6, 6],
    run({ curry }) {
      const sum = curry((a, b, c) => a + b + c)
      return [sum(1)(2)(3), sum(1, 2)(3), sum(1)(2, 3), sum(1, 2, 3)]
    },
  },
  {
    name: '中间的函数可以反复用',
    shown: true,
    expected: [11, 21, 11],
    run({ curry }) {
      const add1 = curry((a, b) => a + b)(1)
      return [add1(10), add1(20), add1(10)]
    },
  },
  {
    name: '用最后一次调用的this',
    shown: true,
    expected: '李四: 你好！',
    run({ curry }) {
      const user = {
        name: '李四',
        say: curry(function (a, b) { return `${this.name}: ${a}${b}` }),
      }
      user.say = user.say('你好')
      return user.say('！')
    },
  },
  {
    name: '没有参数的函数，第一次就执行',
    expected: 'ok',
    run({ curry }) {
      return curry(() => 'ok')()
    },
  },
  {
    name: '一个参数',
    expected: [2, 4],
    run({ curry }) {
      const double = curry((n) => n * 2)
      return [double(1), double(2)]
    },
  },
  {
    name: '多给的参数也传下去',
    expected: [[1, 2, 3], [1, 2, 3, 4]],
    run({ curry }) {
      const f = curry(function (a, b) { return [...arguments] })
      return [f(1)(2, 3), f(1, 2, 3, 4)]
    },
  },
  {
    name: '空着调用不算数',
    expected: 3,
    run({ curry }) {
      return curry((a, b) => a + b)()(1)()()(2)
    },
  },
  {
    name: '参数是undefined也算一个',
    expected: [undefined, null],
    run({ curry }) {
      return curry((a, b) => [a, b])(undefined)(null)
    },
  },
  {
    name: '从同一个中间函数分出两支',
    expected: ['a-b-c', 'a-x-y'],
    run({ curry }) {
      const start = curry((a, b, c) => [a, b, c].join('-'))('a')
      const [left, right] = [start('b'), start('x')]
      return [left('c'), right('y')]
    },
  },
  {
    name: '柯里化两个函数，互不影响',
    expected: [3, 2],
    run({ curry }) {
      const add = curry((a, b) => a + b)(1)
      const multiply = curry((a, b) => a * b)(1)
      return [add(2), multiply(2)]
    },
  },
  {
    name: '一百个参数，一个一个给',
    expected: 4950,
    run({ curry }) {
      const sum = (...args) => args.reduce((a, b) => a + b, 0)
      Object.defineProperty(sum, 'length', { value: 100 })
      let f = curry(sum)
      for (let i = 0; i < 100; i++) f = f(i)
      return f
    },
  },
]
