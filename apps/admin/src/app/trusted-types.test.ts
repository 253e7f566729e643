import { expect, test, vi } from 'vitest'
import { installTrustedTypes } from './trusted-types.ts'

test('text passes, markup does not', () => {
  const createPolicy = vi.fn()
  installTrustedTypes({ document, trustedTypes: { createPolicy } })
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('default', { createHTML: expect.any(Function) })
  const { createHTML } = createPolicy.mock.calls[0]?.[1] ?? {}
  expect(createHTML('&#8203;')).toBe('&#8203;')
  expect(() => createHTML('<img src=x onerror=alert(1)>')).toThrow(TypeError)
})
