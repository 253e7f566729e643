export default [
  {
    name: '元素与下标',
    shown: true,
    expected: [10, 21, 32],
    run({ mapByReduce }) {
      return mapByReduce([1, 2, 3], (n, i) => n * 10 + i)
    },
  },
  {
    name: '空位还是空位',
    shown: true,
    expected: [3, false, 6],
    run({ mapByReduce }) {
      const result = mapByReduce([1, , 3], (n) => n * 2)
      return [result.length, 1 in result, result[2]]
    },
  },
  {
    name: 'thisArg',
    shown: true,
    expected: [10, 20],
    run({ mapByReduce }) {
      return mapByReduce([1, 2], function (n) { return n * this.rate }, { rate: 10 })
    },
  },
  {
    name: '空数组',
    expected: [],
    run({ mapByReduce }) {
      return mapByReduce([], (n) => n)
    },
  },
  {
    name: '一个元素，fn也要执行',
    expected: [1, [6]],
    run({ mapByReduce }) {
      let times = 0
      const result = mapByReduce([5], (n) => { times++; return n + 1 })
      return [times, result]
    },
  },
  {
    name: '不改动原数组，返回新的',
    expected: [[1, 2], false],
    run({ mapByReduce }) {
      const list = [1, 2]
      return [list, mapByReduce(list, (n) => -n) === list]
    },
  },
  {
    name: '第三个参数是原数组',
    expected: [true, true],
    run({ mapByReduce }) {
      const list = ['a', 'b']
      return mapByReduce(list, (_, __, whole) => whole === list)
    },
  },
  {
    name: '末尾的空位，长度不变',
    expected: [4, ['0']],
    run({ mapByReduce }) {
      const list = ['x']
      list.length = 4
      const result = mapByReduce(list, (word) => word + word)
      return [result.length, Object.keys(result)]
    },
  },
  {
    name: '值是undefined的不是空位',
    expected: [true, 2],
    run({ mapByReduce }) {
      let times = 0
      const result = mapByReduce([undefined, null], () => { times++ })
      return [0 in result, times]
    },
  },
  {
    name: '结果是数组，不展开',
    expected: [[1, 1], [2, 2]],
    run({ mapByReduce }) {
      return mapByReduce([1, 2], (n) => [n, n])
    },
  },
  {
    name: '十万个元素',
    expected: [100000, 199998],
    run({ mapByReduce }) {
      const result = mapByReduce(Array.from({ length: 100000 }, (_, i) => i), (n) => n * 2)
      return [result.length, result.at(-1)]
    },
  },
]
