import { expect, test } from 'vitest'
import { findTarget, listRoles } from './targets.ts'

const bank = { groupName: '', minutes: 30, questionBankIds: [1], isPersonal: false }

test('岗位由题库的名字得出；只问本人的题库不是岗位', () => {
  const roles = listRoles([
    { ...bank, id: 1, name: 'Java校招', level: 'campus', groupName: '后端' },
    { ...bank, id: 2, name: 'Java社招', level: 'middle', groupName: '后端' },
    { ...bank, id: 3, name: '软件测试', level: 'any' },
    { ...bank, id: 4, name: '行为面与HR面', level: 'any', isPersonal: true },
  ])
  expect(roles.map(({ role }) => role)).toEqual(['Java', '软件测试'])
})

test('两套题库一样近：工作过的人用社招那套', () => {
  const targets = [
    { ...bank, id: 1, name: '前端校招', level: 'campus' as const, groupName: '前端' },
    { ...bank, id: 2, name: '前端社招', level: 'middle' as const, groupName: '前端' },
  ]
  const nameFor = (level: 'campus' | 'junior' | 'senior') =>
    findTarget(targets, { role: '前端', level, bankIds: [] })?.name
  expect(nameFor('junior')).toBe('前端社招')
  expect(nameFor('campus')).toBe('前端校招')
  expect(nameFor('senior')).toBe('前端社招')
})
