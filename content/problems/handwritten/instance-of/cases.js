export default [
  {
    name: '自己的类与父类',
    shown: true,
    expected: [true, true, true],
    run({ isInstanceOf }) {
      class Animal {}
      class Dog extends Animal {}
      const dog = new Dog()
      return [isInstanceOf(dog, Dog), isInstanceOf(dog, Animal), isInstanceOf(dog, Object)]
    },
  },
  {
    name: '不相干的类',
    shown: true,
    expected: [false, false],
    run({ isInstanceOf }) {
      class A {}
      class B {}
      return [isInstanceOf(new A(), B), isInstanceOf({}, Array)]
    },
  },
  {
    name: '原始值一律不是',
    shown: true,
    expected: [false, false, false],
    run({ isInstanceOf }) {
      return [isInstanceOf('abc', String), isInstanceOf(1, Number), isInstanceOf(true, Object)]
    },
  },
  {
    name: 'null与undefined',
    expected: [false, false],
    run({ isInstanceOf }) {
      return [isInstanceOf(null, Object), isInstanceOf(undefined, Object)]
    },
  },
  {
    name: '函数也是对象',
    expected: [true, true],
    run({ isInstanceOf }) {
      const f = () => 1
      return [isInstanceOf(f, Function), isInstanceOf(f, Object)]
    },
  },
  {
    name: '原型不是自己的实例',
    expected: [false, true],
    run({ isInstanceOf }) {
      class Dog {}
      return [isInstanceOf(Dog.prototype, Dog), isInstanceOf(Dog.prototype, Object)]
    },
  },
  {
    name: '没有原型的对象',
    expected: false,
    run({ isInstanceOf }) {
      return isInstanceOf(Object.create(null), Object)
    },
  },
  {
    name: '包装对象是',
    expected: [true, true],
    run({ isInstanceOf }) {
      return [isInstanceOf(Object('abc'), String), isInstanceOf(Object(Symbol.iterator), Symbol)]
    },
  },
  {
    name: 'constructor被改了也不受影响',
    expected: [true, false],
    run({ isInstanceOf }) {
      class A {}
      const one = new A()
      one.constructor = Date
      return [isInstanceOf(one, A), isInstanceOf(one, Date)]
    },
  },
  {
    name: 'prototype换掉之后，旧的实例不再是',
    expected: [false, true],
    run({ isInstanceOf }) {
      function A() {}
      const before = new A()
      A.prototype = {}
      return [isInstanceOf(before, A), isInstanceOf(new A(), A)]
    },
  },
  {
    name: '右边不是函数，抛出TypeError',
    expected: ['TypeError', 'TypeError'],
    run({ isInstanceOf }) {
      const nameOf = (right) => {
        try {
          return isInstanceOf({}, right)
        } catch (error) {
          return error.name
        }
      }
      return [nameOf({}), nameOf(null)]
    },
  },
  {
    name: '很长的原型链',
    expected: true,
    run({ isInstanceOf }) {
      function Root() {}
      let one = new Root()
      for (let i = 0; i < 5000; i++) one = Object.create(one)
      return isInstanceOf(one, Root)
    },
  },
]
