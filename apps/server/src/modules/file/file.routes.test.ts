import { Code } from '@app/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusal } from '../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } })
    .png()
    .toBuffer()

test('图片缩小为webp，按地址谁都看得到', async () => {
  const { api } = await t.signIn()
  const address = await api.file.add({ image: (await picture(3000, 1500)).toString('base64') })
  const { rawPayload, headers } = await t.app.inject(address)
  expect(headers['content-type']).toBe('image/webp')
  const { width, height } = await sharp(rawPayload).metadata()
  expect([width, height]).toEqual([2400, 1200])
})

test('不是图片的、损坏的、访客的被拒绝', async () => {
  const { api } = await t.signIn()
  const html = Buffer.from('<script>alert(1)</script>').toString('base64')
  const { code, data } = await refusal(api.file.add({ image: html }))
  expect([code, data]).toMatchObject([Code.badParameters, [{ path: 'image' }]])
  const cut = (await picture(400, 400)).subarray(0, 60).toString('base64')
  expect((await refusal(api.file.add({ image: cut }))).code).toBe(Code.badParameters)
  expect((await refusal(t.guest.file.add({ image: cut }))).code).toBe(Code.notLoggedIn)
})
