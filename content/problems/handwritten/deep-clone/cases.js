export default [
  {
    name: '改拷贝不影响原来的',
    shown: true,
    expected: [{ name: '张三', tags: ['a'] }, { name: '张三', tags: ['a', 'b'] }],
    run({ deepClone }) {
      const user = { name: '张三', tags: ['a'] }
      const copy = deepClone(user)
      copy.tags.push('b')
      return [user, copy]
    },
  },
  {
    name: '循环引用',
    shown: true,
    expected: [true, true, false],
    run({ deepClone }) {
      const a = { list: [] }
      a.self = a
      a.list.push(a)
      const copy = deepClone(a)
      return [copy.self === copy, copy.list[0] === copy, copy === a]
    },
  },
  {
    name: 'Date与RegExp',
    shown: true,
    expected: [true, 86400000, false, '/a+/gi'],
    run({ deepClone }) {
      const from = { at: new Date(86400000), re: /a+/gi }
      const copy = deepClone(from)
      return [copy.at instanceof Date, copy.at.getTime(), copy.at === from.at, String(copy.re)]
    },
  },
  {
    name: '原始值与函数原样返回',
    expected: [1, 'x', null, undefined, true, 9n, true],
    run({ deepClone }) {
      const f = () => 1
      return [deepClone(1), deepClone('x'), deepClone(null), deepClone(undefined), deepClone(true), deepClone(9n), deepClone(f) === f]
    },
  },
  {
    name: '空的对象与数组',
    expected: [{}, [], false],
    run({ deepClone }) {
      const empty = {}
      return [deepClone(empty), deepClone([]), deepClone(empty) === empty]
    },
  },
  {
    name: 'Map的键与值、Set的项都是新的',
    expected: [1, false, 'v', false, [2], true],
    run({ deepClone }) {
      const key = { k: 1 }
      const item = [2]
      const copy = deepClone({ map: new Map([[key, { v: 'v' }]]), set: new Set([item]) })
      const [[k, v]] = copy.map
      const [s] = copy.set
      return [k.k, k === key, v.v, s === item, s, copy.set instanceof Set]
    },
  },
  {
    name: '以Symbol为键的属性',
    expected: [{ n: 1 }, false],
    run({ deepClone }) {
      const key = Symbol('key')
      const from = { [key]: { n: 1 } }
      const copy = deepClone(from)
      return [copy[key], copy[key] === from[key]]
    },
  },
  {
    name: '原型相同，原型上的属性不变成自有的',
    expected: ['汪', ['name'], true],
    run({ deepClone }) {
      class Dog {
        constructor(name) {
          this.name = name
        }
        bark() {
          return '汪'
        }
      }
      Dog.prototype.legs = 4
      const copy = deepClone(new Dog('小黑'))
      return [copy.bark(), Object.keys(copy), copy instanceof Dog]
    },
  },
  {
    name: '同一个对象引用两次，拷贝里也是同一个',
    expected: [true, false],
    run({ deepClone }) {
      const shared = { n: 1 }
      const copy = deepClone({ a: shared, b: shared })
      return [copy.a === copy.b, copy.a === shared]
    },
  },
  {
    name: '两次拷贝互不相干',
    expected: false,
    run({ deepClone }) {
      const from = { n: 1 }
      return deepClone(from) === deepClone(from)
    },
  },
  {
    name: 'undefined与NaN不丢',
    expected: [['a', 'b'], undefined, NaN],
    run({ deepClone }) {
      const copy = deepClone({ a: undefined, b: NaN })
      return [Object.keys(copy), copy.a, copy.b]
    },
  },
  {
    name: '一万个对象，互相引用',
    expected: [10000, true],
    run({ deepClone }) {
      const root = { all: [] }
      for (let i = 0; i < 10000; i++) root.all.push({ i, root })
      const copy = deepClone(root)
      return [copy.all.length, copy.all.every((one, i) => one.i === i && one.root === copy)]
    },
  },
]
