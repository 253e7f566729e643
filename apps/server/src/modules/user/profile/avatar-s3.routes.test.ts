import { Code } from '@app/contract/common/envelope'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { StorageFault } from '../../../platform/files/s3/StorageFault.ts'
import { refusal } from '../../../testing/refusal.ts'
import { type S3Server, startS3Server } from '../../../testing/s3/s3-server.ts'
import { settleJobs } from '../../../testing/settle-jobs.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const picture = async (background: string) => {
  const create = { width: 90, height: 60, channels: 3, background } as const
  return (await sharp({ create }).png().toBuffer()).toString('base64')
}

describe('文件存在S3', () => {
  let server: S3Server
  let t: TestApp
  beforeAll(async () => {
    server = await startS3Server()
    t = await startTestApp({ s3: server.settings })
  })
  afterAll(async () => {
    await t.close()
    await server.stop()
  })

  /** What a browser gets at an address of the site. */
  async function follow(address: string): Promise<Response> {
    const { statusCode, headers } = await t.app.inject(address)
    expect(statusCode).toBe(302)
    expect(headers['cache-control']).toBe('public, max-age=600')
    return fetch(String(headers.location))
  }

  test('头像与文中的图存进S3，从那里读到的是webp', async () => {
    const { api } = await t.signIn()
    const { avatarUrl } = await api.userProfile.uploadAvatar({ image: await picture('red') })
    for (const address of [avatarUrl, await api.file.add({ image: await picture('blue') })]) {
      const answer = await follow(address)
      expect(answer.headers.get('content-type')).toBe('image/webp')
      expect((await sharp(await answer.arrayBuffer()).metadata()).format).toBe('webp')
    }
  })

  test('换下的头像与注销的人的头像，S3里也不留；文中的图留着', async () => {
    const { api, id } = await t.signIn()
    const first = await api.userProfile.uploadAvatar({ image: await picture('red') })
    const second = await api.userProfile.uploadAvatar({ image: await picture('blue') })
    const shown = await api.file.add({ image: await picture('green') })
    await settleJobs(t.database)
    expect((await follow(first.avatarUrl)).status).toBe(404)
    expect((await follow(second.avatarUrl)).status).toBe(200)
    await api.user.delete({ id })
    await settleJobs(t.database)
    expect((await follow(second.avatarUrl)).status).toBe(404)
    expect((await follow(shown)).status).toBe(200)
  })

  test('S3不在时注销：任务留着，下次启动再删', async () => {
    const { api, id } = await t.signIn()
    const { avatarUrl } = await api.userProfile.uploadAvatar({ image: await picture('red') })
    const remove = vi.spyOn(t.services.files, 'remove').mockRejectedValue(new StorageFault('unreachable'))
    await api.user.delete({ id })
    await vi.waitFor(() => expect(remove).toHaveBeenCalled())
    expect((await follow(avatarUrl)).status).toBe(200)
    const next = await startTestApp({ s3: server.settings, database: t.database })
    await settleJobs(t.database)
    await next.close()
    expect((await follow(avatarUrl)).status).toBe(404)
  })

  test.each(['/files/..%2f..%2fetc%2fpasswd', `/files/1-${'0'.repeat(32)}.html`, '/files/health-1'])(
    '%s不是文件，不给它签名',
    async (url) => {
      const { statusCode, headers } = await t.app.inject(url)
      expect(statusCode).toBe(404)
      expect(headers).not.toHaveProperty('location')
    },
  )
})

test('S3不应答：上传的人看得懂，头像不变，读别的照常', async () => {
  const server = await startS3Server()
  const t = await startTestApp({ s3: server.settings })
  await server.stop()
  const { api } = await t.signIn()
  const image = await picture('red')
  const uploads = [api.userProfile.uploadAvatar({ image }), api.file.add({ image })]
  for (const refused of await Promise.all(uploads.map(refusal)))
    expect(refused).toMatchObject({
      code: Code.unavailable,
      message: '图片暂时无法保存，请稍后再试',
    })
  expect((await api.user.my()).avatarUrl).toBeNull()
  await t.close()
})
