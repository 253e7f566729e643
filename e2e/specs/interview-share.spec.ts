import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/app.ts'
import { finishInterview, VAGUE_ANSWER } from '../fixtures/interview.ts'

test.use({ expectedMessages: [/status of 404/] })

test('分享面试结果：选公开的内容，访客打开，停止之后链接失效', async ({ page, user, browser, server }) => {
  const id = await finishInterview(server.url, user.token)
  await page.goto(`/interview/result/${id}`)
  await page.getByRole('button', { name: '分享' }).click()
  const dialog = page.getByRole('dialog', { name: '分享面试结果' })
  await dialog.getByRole('checkbox', { name: '维度' }).uncheck()
  await dialog.getByRole('button', { name: '生成链接' }).click()
  const address = await dialog.getByRole('textbox', { name: '链接' }).inputValue()
  await expectAccessible(page)

  const context = await browser.newContext()
  const guest = await context.newPage()
  const opened = await guest.goto(address)
  expect([opened?.status(), opened?.headers()['cache-control']]).toEqual([200, 'private, no-store'])
  await expect(guest.getByText(`${user.username}分享的面试结果`)).toBeVisible()
  await expect(guest.getByText('没有公开回答').first()).toBeAttached()
  expect(await guest.content()).not.toContain(VAGUE_ANSWER)
  expect(await guest.content()).toContain('<meta name="robots" content="noindex">')

  await dialog.getByRole('checkbox', { name: /^1\. / }).check()
  await dialog.getByRole('button', { name: '更新链接内容' }).click()
  await expect(dialog.getByRole('button', { name: '更新链接内容' })).toBeHidden()
  await guest.reload()
  await expect(guest.getByText(VAGUE_ANSWER)).toBeVisible()
  await expect(guest.getByText('公开了总分、主题、逐题得分和第1题的回答')).toBeVisible()
  await expectAccessible(guest)

  await dialog.getByRole('button', { name: '停止分享' }).click()
  await expect(dialog.getByRole('button', { name: '生成链接' })).toBeVisible()
  expect((await guest.reload())?.status()).toBe(404)
  await expect(guest.getByRole('heading', { name: '链接已失效' })).toBeVisible()
  await context.close()
})
