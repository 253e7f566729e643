import { expect, test } from 'vitest'
import { startTestApp } from '../testing/test-app.ts'

test('接口说明跟着版本走：每次都要问有没有新的', async () => {
  const t = await startTestApp()
  const { headers } = await t.app.inject('/api/openapi.json')
  expect(headers['cache-control']).toBe('no-cache')
  await t.close()
})
