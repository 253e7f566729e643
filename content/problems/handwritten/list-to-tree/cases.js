export default [
  {
    name: '一个根，一个子节点',
    shown: true,
    expected: [{ id: 1, name: '总部', children: [{ id: 2, name: '研发', children: [] }] }],
    run({ listToTree }) {
      return listToTree([
        { id: 1, parentId: null, name: '总部' },
        { id: 2, parentId: 1, name: '研发' },
      ])
    },
  },
  {
    name: '子节点在前面',
    shown: true,
    expected: [{ id: 1, name: '总部', children: [{ id: 2, name: '研发', children: [] }] }],
    run({ listToTree }) {
      return listToTree([
        { id: 2, parentId: 1, name: '研发' },
        { id: 1, parentId: null, name: '总部' },
      ])
    },
  },
  {
    name: '父节点不在表里',
    shown: true,
    expected: [{ id: 5, name: '孤儿', children: [] }],
    run({ listToTree }) {
      return listToTree([
        { id: 5, parentId: 99, name: '孤儿' },
      ])
    },
  },
  {
    name: '空表',
    expected: [],
    run({ listToTree }) {
      return listToTree([])
    },
  },
  {
    name: '两个根',
    expected: [{ id: 3, name: '乙', children: [] }, { id: 1, name: '甲', children: [] }],
    run({ listToTree }) {
      return listToTree([
        { id: 3, parentId: null, name: '乙' },
        { id: 1, parentId: null, name: '甲' },
      ])
    },
  },
  {
    name: 'id是0',
    expected: [{ id: 0, name: '根', children: [{ id: 7, name: '叶', children: [] }] }],
    run({ listToTree }) {
      return listToTree([
        { id: 0, parentId: null, name: '根' },
        { id: 7, parentId: 0, name: '叶' },
      ])
    },
  },
  {
    name: '同一层的先后',
    expected: [{ id: 1, name: '根', children: [{ id: 9, name: '先', children: [] }, { id: 2, name: '后', children: [] }] }],
    run({ listToTree }) {
      return listToTree([
        { id: 1, parentId: null, name: '根' },
        { id: 9, parentId: 1, name: '先' },
        { id: 2, parentId: 1, name: '后' },
      ])
    },
  },
  {
    name: '四层，次序全反',
    expected: [{ id: 1, name: '一', children: [{ id: 2, name: '二', children: [{ id: 3, name: '三', children: [{ id: 4, name: '四', children: [] }] }] }] }],
    run({ listToTree }) {
      return listToTree([
        { id: 4, parentId: 3, name: '四' },
        { id: 3, parentId: 2, name: '三' },
        { id: 2, parentId: 1, name: '二' },
        { id: 1, parentId: null, name: '一' },
      ])
    },
  },
  {
    name: '负的id，名字相同',
    expected: [{ id: -1, name: '同名', children: [{ id: -2, name: '同名', children: [] }] }],
    run({ listToTree }) {
      return listToTree([
        { id: -1, parentId: null, name: '同名' },
        { id: -2, parentId: -1, name: '同名' },
      ])
    },
  },
  {
    name: '孤儿也有子节点',
    expected: [{ id: 5, name: '孤儿', children: [{ id: 6, name: '子', children: [] }] }, { id: 1, name: '根', children: [] }],
    run({ listToTree }) {
      return listToTree([
        { id: 6, parentId: 5, name: '子' },
        { id: 5, parentId: 404, name: '孤儿' },
        { id: 1, parentId: null, name: '根' },
      ])
    },
  },
  {
    name: '不改动原来的对象，调用两次结果相同',
    expected: [['id', 'parentId', 'name'], 1],
    run({ listToTree }) {
      const list = [{ id: 1, parentId: null, name: '甲' }, { id: 2, parentId: 1, name: '乙' }]
      listToTree(list)
      return [Object.keys(list[0]), listToTree(list)[0].children.length]
    },
  },
  {
    name: '两万个节点连成一条',
    expected: 20000,
    run({ listToTree }) {
      const list = Array.from({ length: 20000 }, (_, i) => ({ id: i, parentId: i === 0 ? null : i - 1, name: 'x' }))
      let depth = 0
      for (let node = listToTree(list.reverse())[0]; node; node = node.children[0]) depth++
      return depth
    },
  },
]
