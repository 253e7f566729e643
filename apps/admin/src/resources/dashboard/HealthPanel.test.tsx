import { sitePart } from '@app/contract/stats/schemas'
import { expect, test, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderInConsole } from '../../testing/render-in-console.tsx'
import { HealthPanel } from './HealthPanel.tsx'

test('the model is checked with all others, and not before somebody asks', async () => {
  const { api, requests } = fakeServer({
    'POST /api/stats/check': ({ body }) => ({
      part: body?.part,
      state: 'ok',
      findings: [{ state: 'ok', fact: '正常', remedy: null }],
      milliseconds: 3,
    }),
  })
  const parts = () => requests.map(({ input }) => Object(input).part).toSorted()
  const page = await renderInConsole(api, 'dashboard', <HealthPanel />)
  const others = sitePart.options.filter((part) => part !== 'ai').toSorted()
  await vi.waitFor(() => expect(parts()).toEqual(others))
  await vi.waitFor(() => expect(page.textContent).toContain('正常'))
  requests.length = 0
  ;[...page.querySelectorAll('button')].find(({ textContent }) => textContent === '全部检查')?.click()
  await vi.waitFor(() => expect(parts()).toEqual([...sitePart.options].sort()))
})
