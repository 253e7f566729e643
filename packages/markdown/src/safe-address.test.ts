import { describe, expect, test } from 'vitest'
import { isOwnImage, isSafeImage, isSafeLink } from './safe-address.ts'

describe('links', () => {
  test.each([
    'http://a',
    'https://a',
    'HTTPS://a',
    'mailto:a@b.c',
    '/a',
    'a',
    '#a',
    '?a',
    '//a',
    '1:2',
    './a:b',
  ])('%s may be followed', (address) => {
    expect(isSafeLink(address)).toBe(true)
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'vbscript:x',
    'data:text/html,x',
    'data:image/png;base64,x',
    'file:///etc/passwd',
    'blob:https://a/b',
    'tel:1',
    'ftp://a',
    'https://',
  ])('%j may not', (address) => {
    expect(isSafeLink(address)).toBe(false)
  })
})

test('pictures come from web addresses alone', () => {
  expect(['https://a/b.png', '/b.png', 'b.png'].every(isSafeImage)).toBe(true)
  expect(['mailto:a@b.c', 'data:image/svg+xml,x', 'data:image/png,x', 'javascript:x'].some(isSafeImage)).toBe(
    false,
  )
})

test.each([
  ['/files/1.png', true],
  ['files/1.png', true],
  ['/\\evil.test/x.png', false],
  ['//evil.test/x.png', false],
  ['h\tttps://evil.test/x.png', false],
])('a picture at %j is our own: %s', (address, isOwn) => {
  expect(isOwnImage(address)).toBe(isOwn)
})
