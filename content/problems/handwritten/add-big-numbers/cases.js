export default [
  {
    name: '不一样长，有进位',
    shown: true,
    expected: '533',
    run({ addStrings }) {
      return addStrings('456', '77')
    },
  },
  {
    name: '一路进位',
    shown: true,
    expected: '1000',
    run({ addStrings }) {
      return addStrings('999', '1')
    },
  },
  {
    name: '前导的0',
    shown: true,
    expected: '7',
    run({ addStrings }) {
      return addStrings('007', '0')
    },
  },
  {
    name: '两个0',
    expected: ['0', '0'],
    run({ addStrings }) {
      return [addStrings('0', '0'), addStrings('000', '00')]
    },
  },
  {
    name: '一位加一位',
    expected: ['9', '18'],
    run({ addStrings }) {
      return [addStrings('4', '5'), addStrings('9', '9')]
    },
  },
  {
    name: '短的在前面',
    expected: '100000',
    run({ addStrings }) {
      return addStrings('5', '99995')
    },
  },
  {
    name: '超出安全的整数',
    expected: '9007199254740994',
    run({ addStrings }) {
      return addStrings('9007199254740993', '1')
    },
  },
  {
    name: '三十位',
    expected: '1000000000000000000000000000000',
    run({ addStrings }) {
      return addStrings('999999999999999999999999999999', '1')
    },
  },
  {
    name: '前导的0里有进位',
    expected: ['100', '10'],
    run({ addStrings }) {
      return [addStrings('0099', '01'), addStrings('0005', '0005')]
    },
  },
  {
    name: '末尾的0',
    expected: '3000',
    run({ addStrings }) {
      return addStrings('1000', '2000')
    },
  },
  {
    name: '十万位',
    expected: [100001, '1', '0'],
    run({ addStrings }) {
      const sum = addStrings('9'.repeat(100000), '1')
      return [sum.length, sum[0], sum.at(-1)]
    },
  },
]
