export default [
  {
    name: '展开一层',
    shown: true,
    expected: [1, 2, [3]],
    run({ flatten }) {
      return flatten([1, [2, [3]]], 1)
    },
  },
  {
    name: '展开两层',
    shown: true,
    expected: [1, 2, 3],
    run({ flatten }) {
      return flatten([1, [2, [3]]], 2)
    },
  },
  {
    name: '字符串里的逗号不拆',
    shown: true,
    expected: ['1,2'],
    run({ flatten }) {
      return flatten([[], ['1,2']], 1)
    },
  },
  {
    name: '空数组',
    expected: [],
    run({ flatten }) {
      return flatten([], 3)
    },
  },
  {
    name: '一层也不展开',
    expected: [1, [2]],
    run({ flatten }) {
      return flatten([1, [2]], 0)
    },
  },
  {
    name: '里面全是空数组',
    expected: [],
    run({ flatten }) {
      return flatten([[], [[]], [[[]]]], 5)
    },
  },
  {
    name: '本来就是平的',
    expected: [3, 1, 2],
    run({ flatten }) {
      return flatten([3, 1, 2], 9)
    },
  },
  {
    name: '空串、null与false照样留着',
    expected: ['', null, false, 0],
    run({ flatten }) {
      return flatten(['', [null, [false, 0]]], 2)
    },
  },
  {
    name: '对象不展开',
    expected: [{ a: [1] }, 'x'],
    run({ flatten }) {
      return flatten([[{ a: [1] }], 'x'], 2)
    },
  },
  {
    name: '两边深浅不同',
    expected: [[1], 2, 3, [4], -5],
    run({ flatten }) {
      return flatten([[[[1]], 2], [3, [[4]]], -5], 2)
    },
  },
  {
    name: '不改动原来的',
    expected: [[1, [2]], false],
    run({ flatten }) {
      const list = [1, [2]]
      flatten(list, 1)
      return [list, flatten(list, 0) === list]
    },
  },
  {
    name: '三万层',
    expected: [7],
    run({ flatten }) {
      let list = [7]
      for (let i = 0; i < 30000; i++) list = [list]
      return flatten(list, 100000)
    },
  },
  {
    name: '十万个元素',
    expected: [100000, 0, 99999],
    run({ flatten }) {
      const result = flatten(Array.from({ length: 50000 }, (_, i) => [[i * 2], i * 2 + 1]), 2)
      return [result.length, result[0], result.at(-1)]
    },
  },
]
