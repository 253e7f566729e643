import type { Locator, Page } from 'playwright/test'
import { type S3Server, startS3Server } from '../../apps/server/src/testing/s3/s3-server.ts'
import { addPost, callApi } from '../fixtures/api.ts'
import { test as base, expect } from '../fixtures/app.ts'
import { changeAvatar } from '../fixtures/avatar.ts'
import { open } from '../fixtures/screen.ts'

/** The site with its files in S3, which browsers reach at another address, without TLS as in an office network. */
const test = base.extend<object, { s3: S3Server }>({
  s3: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const s3 = await startS3Server()
      await use(s3)
      await s3.stop()
    },
    { scope: 'worker' },
  ],
  serverSettings: [
    async ({ s3: { settings } }, use) =>
      use({
        S3_ENDPOINT: settings.endpoint,
        S3_BUCKET: settings.bucket,
        S3_ACCESS_KEY_ID: settings.accessKeyId,
        S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
      }),
    { scope: 'worker' },
  ],
})

/** Where the browser got a picture that it has drawn. */
async function drawnFrom(page: Page, picture: Locator): Promise<string> {
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBeGreaterThan(0)
  const address = await picture.evaluate((image) => (image instanceof HTMLImageElement ? image.src : ''))
  const answer = await page.request.get(address, { maxRedirects: 0 })
  expect(answer.status()).toBe(302)
  return new URL(answer.headers().location ?? '').origin
}

test('头像存进S3，在页面上看得见', async ({ page, s3, registerUser, signIn }) => {
  await signIn(page, await registerUser())
  await open(page, '/user/edit')
  await changeAvatar(page)
  const avatar = page.locator('main img[src^="/files/"]')
  expect(await drawnFrom(page, avatar)).toBe(s3.settings.publicEndpoint)
  await page.reload()
  expect(await drawnFrom(page, avatar)).toBe(s3.settings.publicEndpoint)
})

test('帖子里的图存进S3，别人看得见，打印也在', async ({ page, server, s3, registerUser, signIn }) => {
  const { token } = await registerUser()
  await open(page, '/')
  const image = (await page.screenshot({ type: 'png' })).toString('base64')
  const address = await callApi<string>(server.url, token, ['POST', '/api/file/add'], { image })
  const id = await addPost(server.url, token, {
    title: '带图的分享',
    content: `如图

![流程图](${address})`,
  })
  await signIn(page, await registerUser())
  await open(page, `/discussion/${id}`)
  const picture = page.getByRole('img', { name: '流程图' })
  expect(await drawnFrom(page, picture)).toBe(s3.settings.publicEndpoint)
  await page.emulateMedia({ media: 'print' })
  expect(await drawnFrom(page, picture)).toBe(s3.settings.publicEndpoint)
})
