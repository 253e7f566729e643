import { crc32 } from 'node:zlib'
import { AVATAR_SIZE } from '@app/contract/user-profile/values'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodeAvatar } from './encode-avatar.ts'

const picture = (width: number, height: number, background = 'red') =>
  sharp({ create: { width, height, channels: 3, background } })

/** A png of a few bytes that says it has that many pixels. */
async function bomb(width: number, height: number): Promise<Buffer> {
  const png = await picture(1, 1).png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

async function refusal(image: Buffer, shape = {}) {
  const error = await encodeAvatar(image, { rotation: 0, ...shape }).catch((thrown) => thrown)
  return error.data
}

test.each(['jpeg', 'png', 'webp'] as const)('%s成为方形的webp', async (format) => {
  const image = await picture(300, 200).toFormat(format).toBuffer()
  const { width, height, format: kept } = await sharp(await encodeAvatar(image, { rotation: 0 })).metadata()
  expect([width, height, kept]).toEqual([AVATAR_SIZE, AVATAR_SIZE, 'webp'])
})

test('拍摄信息去掉，照片按拍摄的方向摆正', async () => {
  const left = await picture(40, 40, 'blue').png().toBuffer()
  const photo = await picture(80, 40)
    .composite([{ input: left, left: 0, top: 0 }])
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  // Orientation 6 is turned by 90° clockwise: what was left is on top.
  const avatar = await encodeAvatar(photo, { rotation: 0, crop: { left: 0, top: 0, size: 40 } })
  const { exif, icc } = await sharp(avatar).metadata()
  expect([exif, icc]).toEqual([undefined, undefined])
  const { dominant } = await sharp(avatar).stats()
  expect(dominant.b).toBeGreaterThan(dominant.r)

  const turned = await encodeAvatar(photo, { rotation: 180, crop: { left: 0, top: 0, size: 40 } })
  expect((await sharp(turned).stats()).dominant.r).toBeGreaterThan(200)
})

test('声称有25亿像素的图片被拒绝', async () => {
  expect(await refusal(await bomb(50_000, 50_000))).toEqual([
    { path: 'image', message: 'imageTooManyPixels' },
  ])
})

test.each([
  ['文本', Buffer.from('hello'), 'imageType'],
  ['网页', Buffer.from('<html><script>alert(1)</script></html>'), 'imageType'],
  ['svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'imageType'],
  ['只有头部的png', Buffer.from('\x89PNG\r\n\x1a\nnothing', 'latin1'), 'imageDamaged'],
  ['空的', Buffer.alloc(0), 'imageType'],
])('%s不是图片', async (_, bytes, message) => {
  expect(await refusal(bytes)).toEqual([{ path: 'image', message }])
})

test('断在中间的照片被拒绝', async () => {
  const whole = await sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: 'red',
      noise: { type: 'gaussian', mean: 100, sigma: 30 },
    },
  })
    .png()
    .toBuffer()
  expect(await refusal(whole.subarray(0, whole.length / 2))).toEqual([
    { path: 'image', message: 'imageDamaged' },
  ])
})

test('裁剪超出图片，说在裁剪上', async () => {
  const image = await picture(100, 50).png().toBuffer()
  const crop = { left: 0, top: 0, size: 80 }
  expect(await refusal(image, { crop })).toEqual([{ path: 'crop', message: 'cropOutside' }])
})
