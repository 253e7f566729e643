export default [
  {
    name: '逐层比较',
    shown: true,
    expected: [true, false],
    run({ deepEqual }) {
      const make = (n) => ({ a: [1, { b: n }] })
      return [deepEqual(make(2), make(2)), deepEqual(make(2), make(3))]
    },
  },
  {
    name: '键的先后不论',
    shown: true,
    expected: true,
    run({ deepEqual }) {
      return deepEqual({ x: 1, y: 2 }, { y: 2, x: 1 })
    },
  },
  {
    name: '值是undefined与没有这个键',
    shown: true,
    expected: [false, false],
    run({ deepEqual }) {
      return [deepEqual({ a: undefined }, { b: undefined }), deepEqual({ a: undefined }, {})]
    },
  },
  {
    name: '原始值',
    expected: [true, false, true, false, false],
    run({ deepEqual }) {
      return [deepEqual(NaN, NaN), deepEqual(0, -0), deepEqual('a', 'a'), deepEqual(1, '1'), deepEqual(null, undefined)]
    },
  },
  {
    name: 'null与对象',
    expected: [false, false, true],
    run({ deepEqual }) {
      return [deepEqual(null, {}), deepEqual({}, null), deepEqual({ a: null }, { a: null })]
    },
  },
  {
    name: '空的数组与对象不同',
    expected: [false, true, true],
    run({ deepEqual }) {
      return [deepEqual([], {}), deepEqual([], []), deepEqual({}, {})]
    },
  },
  {
    name: 'Date与RegExp',
    expected: [true, false, true, false],
    run({ deepEqual }) {
      return [
        deepEqual(new Date(5), new Date(5)),
        deepEqual(new Date(5), new Date(6)),
        deepEqual(/a/g, /a/g),
        deepEqual(/a/g, /a/i),
      ]
    },
  },
  {
    name: 'Map与Set',
    expected: [true, false, true, false],
    run({ deepEqual }) {
      return [
        deepEqual(new Map([['k', { v: 1 }]]), new Map([['k', { v: 1 }]])),
        deepEqual(new Map([['k', { v: 1 }]]), new Map([['k', { v: 2 }]])),
        deepEqual(new Set([1, 2]), new Set([2, 1])),
        deepEqual(new Set([1]), new Set([2])),
      ]
    },
  },
  {
    name: '循环引用',
    expected: [true, false],
    run({ deepEqual }) {
      const make = (n) => {
        const one = { n }
        one.self = one
        return one
      }
      return [deepEqual(make(1), make(1)), deepEqual(make(1), make(2))]
    },
  },
  {
    name: '类不同就不相等',
    expected: [false, true],
    run({ deepEqual }) {
      class A {
        n = 1
      }
      class B {
        n = 1
      }
      return [deepEqual(new A(), new B()), deepEqual(new A(), new A())]
    },
  },
  {
    name: '长度不同的数组',
    expected: [false, false],
    run({ deepEqual }) {
      return [deepEqual([1, 2], [1, 2, 3]), deepEqual([1], [1, undefined])]
    },
  },
  {
    name: '一万项，最后一项不同',
    expected: [true, false],
    run({ deepEqual }) {
      const make = (last) => Array.from({ length: 10000 }, (_, i) => ({ i: i === 9999 ? last : i }))
      return [deepEqual(make(1), make(1)), deepEqual(make(1), make(2))]
    },
  },
]
