export default [
  {
    name: '属性与原型上的方法',
    shown: true,
    expected: '我是张三',
    run({ myNew }) {
      function User(name) {
        this.name = name
      }
      User.prototype.hi = function () { return `我是${this.name}` }
      return myNew(User, '张三').hi()
    },
  },
  {
    name: '构造函数返回对象',
    shown: true,
    expected: { other: true },
    run({ myNew }) {
      function Make() {
        this.mine = true
        return { other: true }
      }
      return myNew(Make)
    },
  },
  {
    name: '构造函数返回数字，忽略它',
    shown: true,
    expected: [true, 3],
    run({ myNew }) {
      function Make(n) {
        this.n = n
        return 100
      }
      const one = myNew(Make, 3)
      return [one instanceof Make, one.n]
    },
  },
  {
    name: '返回null，忽略它',
    expected: true,
    run({ myNew }) {
      function Make() {
        return null
      }
      return myNew(Make) instanceof Make
    },
  },
  {
    name: '返回函数，结果就是它',
    expected: ['function', 8],
    run({ myNew }) {
      function Make() {
        return () => 8
      }
      const made = myNew(Make)
      return [typeof made, typeof made === 'function' ? made() : null]
    },
  },
  {
    name: '返回字符串与true，忽略',
    expected: [true, true],
    run({ myNew }) {
      function A() {
        return 'x'
      }
      function B() {
        return true
      }
      return [myNew(A) instanceof A, myNew(B) instanceof B]
    },
  },
  {
    name: '没有参数，没有属性',
    expected: [[], true],
    run({ myNew }) {
      function Empty() {}
      const one = myNew(Empty)
      return [Object.keys(one), Object.getPrototypeOf(one) === Empty.prototype]
    },
  },
  {
    name: '传下全部参数',
    expected: [1, 'b', [3]],
    run({ myNew }) {
      function Keep(...args) {
        this.args = args
      }
      return myNew(Keep, 1, 'b', [3]).args
    },
  },
  {
    name: 'prototype是null，原型用Object.prototype',
    expected: [true, 5],
    run({ myNew }) {
      function Odd(n) {
        this.n = n
      }
      Odd.prototype = null
      const one = myNew(Odd, 5)
      return [Object.getPrototypeOf(one) === Object.prototype, one.n]
    },
  },
  {
    name: '两个实例互不相干',
    expected: [[1], []],
    run({ myNew }) {
      function Box() {
        this.items = []
      }
      const [a, b] = [myNew(Box), myNew(Box)]
      a.items.push(1)
      return [a.items, b.items]
    },
  },
  {
    name: '继承来的原型链',
    expected: [true, true],
    run({ myNew }) {
      function Animal() {}
      function Dog() {}
      Dog.prototype = Object.create(Animal.prototype)
      const dog = myNew(Dog)
      return [dog instanceof Dog, dog instanceof Animal]
    },
  },
]
