import { expect, test } from 'vitest'
import { readPeople as read } from './read-people.ts'

const HEADS = {
  username: ['用户名', '姓名', 'username'],
  email: ['邮箱', '电子邮箱', 'email'],
}
const readPeople = (text: string) => read(text, HEADS)
const LIN = { username: '林间', email: 'lin@example.com' }
const namesIn = (text: string) => readPeople(text).people.map(({ username }) => username)
const faultsIn = (text: string) =>
  readPeople(text).faults.map((fault) => [
    fault.line,
    fault.of,
    ...('issue' in fault ? [fault.issue.message] : []),
  ])

test.each([
  ['a comma', '林间,lin@example.com'],
  ['a Chinese comma', '林间，lin@example.com'],
  ['a tab', '林间\tlin@example.com'],
  ['a semicolon', '林间;lin@example.com'],
  ['a Chinese semicolon', '林间；lin@example.com'],
  ['blanks around', '  林间 ,  lin@example.com  '],
  ['quotes', '"林间","lin@example.com"'],
  ['quotes and blanks', ' "林间" , "lin@example.com" '],
  ['empty cells at the end', '林间,lin@example.com,,'],
  ['a byte order mark', '\ufeff林间,lin@example.com'],
])('%s', (_, text) => {
  expect(readPeople(text)).toEqual({ people: [{ line: 1, ...LIN }], faults: [] })
})

test('a name that a sheet guarded against being a formula is itself again', () => {
  expect(namesIn("'-lin-,lin@example.com")).toEqual(['-lin-'])
})

test.each([
  ['用户名,邮箱\n林间,lin@example.com', 2],
  ['\n\n姓名，电子邮箱\r\n林间，lin@example.com', 4],
  ['Email;Username\nlin@example.com;林间', 2],
  ['\ufeff学号\t姓名\t班级\t邮箱\n0012\t林间\t三班\tlin@example.com', 2],
])('the head of %j says which column is which', (text, line) => {
  expect(readPeople(text)).toEqual({ people: [{ line, ...LIN }], faults: [] })
})

test('a first line that is no head is somebody', () => {
  expect(namesIn('name,name@example.com\n林间,lin@example.com')).toEqual(['name', '林间'])
})

test('lines keep their numbers, whatever ends them and whether they are empty', () => {
  const text = '甲,a@example.com\r\n\r\n乙,b@example.com\r丙,c@example.com\n ,, \n丁,d@example.com'
  expect(readPeople(text).people.map(({ line, username }) => [line, username])).toEqual([
    [1, '甲'],
    [3, '乙'],
    [4, '丙'],
    [6, '丁'],
  ])
})

test('what is wrong is said of its line, and of which part; the others are read', () => {
  const text = [
    '林间',
    '林,间,lin@example.com',
    '林间,',
    'a<b,lin@example.com',
    '林间,lin@',
    ',lin@example.com',
    '"林间,lin@example.com',
    '好的,good@example.com',
  ].join('\n')
  expect(faultsIn(text)).toEqual([
    [1, 'parts'],
    [2, 'parts'],
    [3, 'parts'],
    [4, 'username', 'usernameCharacters'],
    [5, 'email', 'email'],
    [6, 'parts'],
    [7, 'parts'],
  ])
  expect(namesIn(text)).toEqual(['好的'])
})

test('both parts of a line can be wrong', () => {
  expect(faultsIn('a<b,lin@')).toEqual([
    [1, 'username', 'usernameCharacters'],
    [1, 'email', 'email'],
  ])
})

test('under a head both parts are needed, too', () => {
  expect(faultsIn('用户名,邮箱\n林间\n,lin@example.com')).toEqual([
    [2, 'parts'],
    [3, 'parts'],
  ])
})

test.each(['', '\n \n', '用户名,邮箱', ',,;'])('%j names nobody', (text) => {
  expect(readPeople(text)).toEqual({ people: [], faults: [] })
})

test('doubled quotes are one, and a mark inside quotes parts nothing', () => {
  expect(faultsIn('"林,间",lin@example.com')).toEqual([[1, 'username', 'usernameCharacters']])
  expect(faultsIn('"林""间",lin@example.com')).toEqual([[1, 'username', 'usernameCharacters']])
})

test('a long line without marks is read in no time', () => {
  expect(faultsIn(' '.repeat(50_000) + '"'.repeat(50_001))).toEqual([[1, 'parts']])
})
