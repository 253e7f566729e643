import { expect, test } from 'vitest'
import { keepLoginRedirect, placeNameKey, readLoginRedirect } from './login-redirect.ts'

const read = (redirect: string) => readLoginRedirect(new URLSearchParams({ redirect }))

test('leads to the path of this site that the query names, with its query and hash', () => {
  expect(read('/problems?bank=2#top')).toEqual({ path: '/problems?bank=2#top', isConsole: false })
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'problems',
  '',
])('leads home instead of to %s', (redirect) => {
  expect(read(redirect)).toEqual({ path: '/', isConsole: false })
})

test('leads home when the query names nothing', () => {
  expect(readLoginRedirect(new URLSearchParams())).toEqual({ path: '/', isConsole: false })
})

test.each(['/admin', '/admin/', '/admin?a=1', '/admin#/users', '/admin/users'])(
  'loads the document of the console for %s',
  (redirect) => {
    expect(read(redirect).isConsole).toBe(true)
  },
)

test('knows a path of this site that only begins like the console', () => {
  expect(read('/administration').isConsole).toBe(false)
})

test('login and registration keep the way back of each other', () => {
  const search = new URLSearchParams({ redirect: '/problems?q=锁&page=2' })
  const address = keepLoginRedirect('/register', search)
  expect(address).toBe('/register?redirect=%2Fproblems%3Fq%3D%E9%94%81%26page%3D2')
  expect(keepLoginRedirect('/login', new URLSearchParams(address.split('?')[1]))).toBe(
    address.replace('/register', '/login'),
  )
  expect(keepLoginRedirect('/login', new URLSearchParams())).toBe('/login')
})

test('names the place one comes back to by its section', () => {
  expect(placeNameKey('/problems?bank=2')).toBe('title.problems')
  expect(placeNameKey('/problems/bagu/3')).toBe('title.question')
  expect(placeNameKey('/problems/cards?bank=1')).toBe('title.cards')
  expect(placeNameKey('/')).toBeUndefined()
})
