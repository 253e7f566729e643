export default [
  {
    name: '绑定this与前面的参数',
    shown: true,
    expected: '你好，张三！',
    run({ myBind }) {
      function greet(word, mark) {
        return `${word}，${this.name}${mark}`
      }
      return myBind(greet, { name: '张三' }, '你好')('！')
    },
  },
  {
    name: '用new调用，得到fn的实例',
    shown: true,
    expected: [true, 1, 2],
    run({ myBind }) {
      function Point(x, y) {
        this.x = x
        this.y = y
      }
      const Bound = myBind(Point, { x: 9 }, 1)
      const point = new Bound(2)
      return [point instanceof Point, point.x, point.y]
    },
  },
  {
    name: '多次调用互不影响',
    shown: true,
    expected: [[1, 2], [1, 3], [1]],
    run({ myBind }) {
      const f = myBind((...args) => args, null, 1)
      return [f(2), f(3), f()]
    },
  },
  {
    name: '没有参数',
    expected: [0, 7],
    run({ myBind }) {
      const f = myBind(function (...args) { return [args.length, this.n] }, { n: 7 })
      return f()
    },
  },
  {
    name: '作为别的对象的方法调用，this不变',
    expected: '甲',
    run({ myBind }) {
      const whoami = myBind(function () { return this.name }, { name: '甲' })
      return { name: '乙', whoami }.whoami()
    },
  },
  {
    name: '再绑一次，this还是第一次的',
    expected: ['甲', 1, 2],
    run({ myBind }) {
      const once = myBind(function (...args) { return [this.name, ...args] }, { name: '甲' }, 1)
      return myBind(once, { name: '乙' }, 2)()
    },
  },
  {
    name: 'new时不改动thisArg',
    expected: { x: 9 },
    run({ myBind }) {
      const target = { x: 9 }
      const Bound = myBind(function (x) { this.x = x }, target)
      new Bound(1)
      return target
    },
  },
  {
    name: '实例也是绑定函数的instanceof，能用原型上的方法',
    expected: [true, 'A3'],
    run({ myBind }) {
      function A(n) {
        this.n = n
      }
      A.prototype.show = function () { return `A${this.n}` }
      const Bound = myBind(A, null, 3)
      const one = new Bound()
      return [one instanceof Bound, one.show()]
    },
  },
  {
    name: '绑定class',
    expected: [true, '李四'],
    run({ myBind }) {
      class User {
        constructor(name) {
          this.name = name
        }
      }
      const one = new (myBind(User, {}, '李四'))()
      return [one instanceof User, one.name]
    },
  },
  {
    name: '构造函数返回对象时，用它返回的',
    expected: { made: 5 },
    run({ myBind }) {
      function Make(n) {
        return { made: n }
      }
      return new (myBind(Make, null))(5)
    },
  },
  {
    name: '抛出的错误照样传出来',
    expected: '不行',
    async run({ myBind, fails }) {
      return await fails(myBind(() => { throw new Error('不行') }, null))
    },
  },
]
