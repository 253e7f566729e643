import { Code } from '@app/contract/common/envelope'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusal } from '../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const picture = (width: number, height: number, background = 'red') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

/** Uploads an image and reads back what was kept. */
async function keep(image: Buffer) {
  const { api } = await t.signIn()
  const address = await api.file.add({ image: image.toString('base64') })
  const { rawPayload, headers } = await t.app.inject(address)
  const { width, height, pageHeight, pages, format } = await sharp(rawPayload, { animated: true }).metadata()
  expect(headers['content-type']).toBe(`image/${format}`)
  return { size: [width, pageHeight ?? height], pages, format }
}

test('太宽的图片缩小为webp，按地址谁都看得到', async () => {
  expect(await keep(await picture(3000, 1500))).toMatchObject({ size: [1600, 800], format: 'webp' })
})

test('长截图保持宽度，webp放不下的存成jpeg', async () => {
  expect(await keep(await picture(300, 16_383))).toMatchObject({ size: [300, 16_383], format: 'webp' })
  expect(await keep(await picture(1080, 20_000))).toMatchObject({ size: [1080, 20_000], format: 'jpeg' })
  expect(await keep(await picture(2000, 20_000))).toMatchObject({ size: [1600, 16_000], format: 'webp' })
})

test('会动的webp照旧会动，会动的png与HEIC说明原因', async () => {
  const frames = await Promise.all(['red', 'lime', 'blue'].map((color) => picture(64, 32, color)))
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  expect(await keep(moving)).toMatchObject({ size: [64, 32], pages: 3, format: 'webp' })

  const { api } = await t.signIn()
  const png = await picture(64, 32)
  const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x03\0\0\0\0\0\0\0\0', 'latin1')
  const movingPng = Buffer.concat([png.subarray(0, 33), control, png.subarray(33)])
  for (const [image, message] of [
    [movingPng, '会动的png'],
    [Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'HEIC'],
  ] as const)
    expect((await refusal(api.file.add({ image: image.toString('base64') }))).data).toMatchObject([
      { path: 'image', message: expect.stringContaining(message) },
    ])
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
