import { expect, test, vi } from 'vitest'
import { fakeRoot } from '../../../testing/fake-root.ts'
import { render } from '../../../testing/render.tsx'
import { hasForeignAddress } from './has-foreign-address.ts'
import { LinkHint } from './LinkHint.tsx'

test.each([
  ['见https://elsewhere.example/a', true],
  ['见www.elsewhere.example', true],
  ['[看](//elsewhere.example)', true],
  ['https://shuati.example/problems/bagu/1', false],
  ['a // 注释', false],
])('%s：%s', (text, isForeign) => {
  expect(hasForeignAddress(text, 'shuati.example')).toBe(isForeign)
})

test('新账号写下外部链接，发之前就知道要等；不新的不说', async () => {
  const standing = vi.fn(async () => ({ isNew: true }))
  const { element } = render(<LinkHint text="见https://elsewhere.example" />, {
    root: fakeRoot({ user: { standing } }),
  })
  await vi.waitFor(() => expect(element.textContent).toContain('linkHint'))
  const old = vi.fn(async () => ({ isNew: false }))
  const other = render(<LinkHint text="见https://elsewhere.example" />, {
    root: fakeRoot({ user: { standing: old } }),
  })
  await vi.waitFor(() => expect(old).toHaveBeenCalledOnce())
  expect(other.element.textContent).not.toContain('linkHint')
})
