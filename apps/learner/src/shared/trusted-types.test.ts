import { expect, test, vi } from 'vitest'

async function install() {
  vi.resetModules()
  const { installTrustedTypes, allowMarkup } = await import('./trusted-types.ts')
  const createPolicy = vi.fn<(name: 'default', rules: { createHTML: (html: string) => string }) => void>()
  installTrustedTypes({ document, trustedTypes: { createPolicy } })
  const rules = createPolicy.mock.calls[0]?.[1]
  if (!rules) throw new Error('no policy was made')
  return { rules, allowMarkup }
}

test('text passes, markup is refused while nothing can sanitize it', async () => {
  const { rules } = await install()
  expect(rules.createHTML('a > b')).toBe('a > b')
  expect(() => rules.createHTML('<b>')).toThrow(TypeError)
})

test('markup goes through the sanitizer', async () => {
  const { rules, allowMarkup } = await install()
  allowMarkup((html) => html.replace('<script>', ''))
  expect(rules.createHTML('<script><b>')).toBe('<b>')
})

test('no policy allows script addresses', async () => {
  const { rules } = await install()
  expect(Object.keys(rules)).toEqual(['createHTML'])
})

test('browsers without Trusted Types are left alone', async () => {
  const { installTrustedTypes } = await import('./trusted-types.ts')
  expect(() => installTrustedTypes({ document })).not.toThrow()
})
