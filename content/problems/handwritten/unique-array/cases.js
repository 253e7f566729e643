export default [
  {
    name: '数、字符串与NaN',
    shown: true,
    expected: [1, '1', NaN],
    run({ unique }) {
      return unique([1, '1', 1, NaN, NaN])
    },
  },
  {
    name: '按键去重，留最先的',
    shown: true,
    expected: [{ id: 1, name: '甲' }, { id: 2, name: '丙' }],
    run({ unique }) {
      const users = [{ id: 1, name: '甲' }, { id: 1, name: '乙' }, { id: 2, name: '丙' }]
      return unique(users, (user) => user.id)
    },
  },
  {
    name: '先后不变',
    shown: true,
    expected: [3, 1, 2],
    run({ unique }) {
      return unique([3, 1, 3, 2, 1])
    },
  },
  {
    name: '空数组',
    expected: [],
    run({ unique }) {
      return unique([])
    },
  },
  {
    name: '全部相同',
    expected: ['a'],
    run({ unique }) {
      return unique(['a', 'a', 'a'])
    },
  },
  {
    name: '内容一样的两个对象不同，同一个对象相同',
    expected: 2,
    run({ unique }) {
      const one = { n: 1 }
      return unique([one, { n: 1 }, one]).length
    },
  },
  {
    name: 'undefined、null、false、0与空串',
    expected: [undefined, null, false, 0, ''],
    run({ unique }) {
      return unique([undefined, null, false, 0, '', undefined, null, false, -0, ''])
    },
  },
  {
    name: '键是toString、constructor',
    expected: ['toString', 'constructor'],
    run({ unique }) {
      return unique(['toString', 'constructor', 'toString'])
    },
  },
  {
    name: '不改动原来的数组，返回新的',
    expected: [[2, 2, 1], false],
    run({ unique }) {
      const list = [2, 2, 1]
      const result = unique(list)
      return [list, result === list]
    },
  },
  {
    name: 'keyOf对每个元素只执行一次',
    expected: [4, ['a', 'B']],
    run({ unique }) {
      let times = 0
      const result = unique(['a', 'A', 'B', 'b'], (word) => {
        times++
        return word.toLowerCase()
      })
      return [times, result]
    },
  },
  {
    name: '负数与表情',
    expected: [-1, '😀', '👍', 1],
    run({ unique }) {
      return unique([-1, '😀', '👍', -1, '😀', 1])
    },
  },
  {
    name: '十万个数，五万种',
    expected: [50000, 49999],
    run({ unique }) {
      const result = unique(Array.from({ length: 100000 }, (_, i) => i % 50000))
      return [result.length, result.at(-1)]
    },
  },
]
