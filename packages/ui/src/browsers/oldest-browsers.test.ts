import { expect, test } from 'vitest'
import { olderValues } from './oldest-browsers.ts'

const { transform } = olderValues()
const handler = typeof transform === 'object' ? transform.handler : undefined

test.each([
  ['a{height:calc(100dvh - 2px);top:0}', 'a{height:calc(100vh - 2px);height:calc(100dvh - 2px);top:0}'],
  [
    'a:hover{background:color-mix(in srgb, var(--b) 94%, transparent)}',
    'a:hover{background:var(--b);background:color-mix(in srgb, var(--b) 94%, transparent)}',
  ],
  ['a{content:"+" / ""}', 'a{content:"+";content:"+" / ""}'],
  [
    '@supports (color: color-mix(in srgb, red, red)) {a{top:0}}',
    '@supports (color: color-mix(in srgb, red, red)) {a{top:0}}',
  ],
])('%s', (css, expected) => {
  const result: unknown = handler && Reflect.apply(handler, undefined, [css, 'a.css'])
  expect(result).toBe(expected)
})
