import { describe, expect, test } from 'vitest'
import { safeRedirect } from './safe-redirect.ts'

describe('paths of this site are followed', () => {
  test.each([
    '/',
    '/problems/bagu/3',
    '/problems?bank=1&q=%2F%2Fevil',
    '/discussion/3#comment-4',
    '/search?q=https://elsewhere.example',
  ])('%s', (path) => {
    expect(safeRedirect(path)).toBe(path)
  })
})

describe('everything else leads home', () => {
  test.each([
    null,
    '',
    'problems',
    '//evil.example',
    '///evil.example',
    '\\evil.example',
    '/\\evil.example',
    '/\\/evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    'https://evil.example/',
    'HTTPS:/evil.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '/%2Fevil.example',
    '/%2f%2fevil.example',
    '/%5Cevil.example',
    '/%252Fevil.example',
    '/%25252Fevil.example',
    '/%0d%0aLocation:evil',
    '/..//evil.example',
    '/.//evil.example',
    '/%2e%2e//evil.example',
    '/a/%E0%A4%A',
    '//[',
  ])('%j', (redirect) => {
    expect(safeRedirect(redirect)).toBe('/')
  })
})
