export default [
  {
    name: '对象与数组',
    shown: true,
    expected: '{"name":"张三","tags":[1,null]}',
    run({ stringify }) {
      return stringify({ name: '张三', age: undefined, tags: [1, () => 1] })
    },
  },
  {
    name: '原始值',
    shown: true,
    expected: ['1', '"a"', 'true', 'null', 'null', 'null'],
    run({ stringify }) {
      return [stringify(1), stringify('a'), stringify(true), stringify(null), stringify(NaN), stringify(-Infinity)]
    },
  },
  {
    name: '转义',
    shown: true,
    expected: '"a\\"b\\\\c\\nd\\te"',
    run({ stringify }) {
      return stringify('a"b\\c\nd\te')
    },
  },
  {
    name: '最外面不能序列化的',
    expected: [undefined, undefined, undefined],
    run({ stringify }) {
      return [stringify(undefined), stringify(() => 1), stringify(Symbol('s'))]
    },
  },
  {
    name: '空的',
    expected: ['{}', '[]', '""', '[[],{}]'],
    run({ stringify }) {
      return [stringify({}), stringify([]), stringify(''), stringify([[], {}])]
    },
  },
  {
    name: '控制字符',
    expected: '"\\u0000\\u001f\\b\\f\\r"',
    run({ stringify }) {
      return stringify('\u0000\u001f\b\f\r')
    },
  },
  {
    name: '数的写法',
    expected: '[0,-1.5,1e+21,1e-7,100]',
    run({ stringify }) {
      return stringify([-0, -1.5, 1e21, 1e-7, 100])
    },
  },
  {
    name: '键也要转义，表情原样',
    expected: '{"a\\"b":"😀","\\n":1}',
    run({ stringify }) {
      return stringify({ 'a"b': '😀', '\n': 1 })
    },
  },
  {
    name: '日期与toJSON的参数',
    expected: '{"at":"1970-01-01T00:00:00.005Z","x":"键x","l":["键0"]}',
    run({ stringify }) {
      const one = { toJSON: (key) => `键${key}` }
      return stringify({ at: new Date(5), x: one, l: [one] })
    },
  },
  {
    name: '循环引用与BigInt抛出TypeError',
    expected: ['TypeError', 'TypeError'],
    run({ stringify }) {
      const loop = { list: [] }
      loop.list.push(loop)
      return [loop, { n: 1n }].map((value) => {
        try {
          return stringify(value)
        } catch (error) {
          return error.name
        }
      })
    },
  },
  {
    name: '同一个对象出现两次，不是循环',
    expected: '[{"n":1},{"n":1}]',
    run({ stringify }) {
      const one = { n: 1 }
      return stringify([one, one])
    },
  },
  {
    name: '空位、原型上的与Symbol键',
    expected: '[[1,null,2],{"own":1}]',
    run({ stringify }) {
      const child = Object.create({ inherited: 1 })
      child.own = 1
      child[Symbol('s')] = 2
      return stringify([[1, , 2], child])
    },
  },
  {
    name: '一万个对象',
    expected: true,
    run({ stringify }) {
      const value = Array.from({ length: 10000 }, (_, i) => ({ id: i, name: `用户${i}`, ok: i % 2 === 0 }))
      return stringify(value) === JSON.stringify(value)
    },
  },
]
