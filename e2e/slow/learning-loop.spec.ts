import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { changeAvatar } from '../fixtures/avatar.ts'
import { expect, test } from '../fixtures/clock.ts'
import { open, toasts } from '../fixtures/screen.ts'

/** Reads a knowledge point and answers its three recall questions. */
async function readPoint(page: Page): Promise<void> {
  await open(page, '/learning')
  await page.getByRole('link', { name: '线程池', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: '线程池' })).toBeVisible()
  for (const rated of [0, 1, 2]) {
    const saved = page.waitForResponse(/\/api\/review\/rate-recall/)
    await page
      .getByRole('button', { name: /^看答案/ })
      .first()
      .click()
    await page.getByRole('button', { name: '掌握', exact: true }).nth(rated).click()
    await saved
  }
  await expect(page.getByRole('button', { name: /^已学/ })).toBeVisible()
}

/** Rates ten questions of the list. */
async function rateTen(page: Page): Promise<void> {
  await page.goto('/problems')
  await page.getByRole('link', { name: '开始练习' }).click()
  const title = page.getByRole('heading', { level: 1 })
  let before = '题库'
  for (let count = 0; count < 10; count += 1) {
    await expect(title).not.toHaveText(before)
    before = (await title.textContent()) ?? ''
    const saved = page.waitForResponse(/\/api\/review\/rate$/)
    await page.getByRole('button', { name: '显示答案' }).click()
    await page.getByRole('button', { name: count < 4 ? '模糊' : '掌握' }).click()
    await saved
    await page.getByRole('link', { name: '下一题', exact: true }).click()
  }
}

async function reviewOne(page: Page): Promise<void> {
  const answered = page.waitForResponse(/\/api\/review\/answer/)
  await page.getByRole('button', { name: '显示答案' }).click()
  await page.getByRole('button', { name: /^掌握/ }).click()
  await answered
}

async function exportOwn(page: Page) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出', exact: true }).click()
  return JSON.parse(await readFile(await (await download).path(), 'utf8'))
}

test('三天：读一个知识点，自评十道题，正好复习它们，撤销一次；各页的数与导出的一致，换头像与密码', async ({
  page,
  user,
  moveClock,
}) => {
  await readPoint(page)
  await rateTen(page)

  // Four vague ones come after a day, the six known ones and the three recall questions after two.
  moveClock(1)
  await open(page, '/problems/review')
  const progress = page.getByRole('progressbar', { name: '今日复习' })
  await expect(progress).toHaveAttribute('max', '4')
  await reviewOne(page)
  await reviewOne(page)
  const undone = page.waitForResponse(/\/api\/review\/undo/)
  await page.getByRole('button', { name: '撤销' }).click()
  await undone
  await expect(progress).toHaveAttribute('value', '1')
  for (let left = 3; left > 0; left -= 1) await reviewOne(page)
  await expect(page.getByRole('heading', { level: 1, name: '今天的复习做完了' })).toBeVisible()

  moveClock(2)
  await open(page, '/problems/review')
  await expect(progress).toHaveAttribute('max', '9')
  for (let left = 9; left > 0; left -= 1) await reviewOne(page)
  await expect(page.getByRole('heading', { level: 1, name: '今天的复习做完了' })).toBeVisible()

  await open(page, '/user/profile')
  await expect(page.getByText('一年内最长3天')).toBeVisible()
  await expect(page.getByText('3天，26题次')).toBeVisible()

  await open(page, '/user/edit')
  await changeAvatar(page)

  await open(page, '/user/settings')
  await page.getByRole('spinbutton', { name: '每天大约练多少题' }).fill('30')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(toasts(page, '已保存')).toBeVisible()
  await page.getByRole('radio', { name: '赞：不提醒' }).check()
  await page.getByRole('button', { name: '修改', exact: true }).click()
  await page.getByLabel('当前密码').fill(user.password)
  await page.getByLabel('新密码').fill('another secret 7')
  await page.getByLabel('确认密码').fill('another secret 7')
  await page.getByRole('button', { name: '修改密码' }).click()
  await expect(toasts(page, '密码已修改')).toBeVisible()

  const own = await exportOwn(page)
  const kept = own.ratings.filter(({ undoneTime }: { undoneTime: string | null }) => undoneTime === null)
  expect([own.ratings.length, kept.length]).toEqual([27, 26])
  expect(new Set(kept.map(({ day }: { day: string }) => day)).size).toBe(3)
  expect([own.reviewCards.length, own.mastery.length, own.knowledgePoints.length]).toEqual([13, 10, 1])
  expect(own.studySettings).toMatchObject([{ dailyGoal: 30 }])
  expect(own.messagePreferences).toMatchObject([{ kind: 'like' }])
  expect(own.account[0].avatarUrl).toMatch(/^\/files\//)
})
