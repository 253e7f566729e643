import type { Page } from 'playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/clock.ts'

/** Rates so many questions of the list, as `rating` says for each. @returns their titles */
async function rateQuestions(page: Page, ratings: readonly string[]): Promise<string[]> {
  await page.goto('/problems')
  await page.getByRole('link', { name: '开始练习' }).click()
  const titles: string[] = []
  for (const rating of ratings) {
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).not.toHaveText(titles.at(-1) ?? '题库')
    titles.push((await title.textContent()) ?? '')
    await page.getByRole('button', { name: '显示答案' }).click()
    const saved = page.waitForResponse(/\/api\/review\/rate/)
    await page.getByRole('button', { name: rating }).click()
    await saved
    await page.getByRole('link', { name: '下一题', exact: true }).click()
  }
  return titles
}

test('自评几道题，过两天正好复习它们：键盘揭示、自评、撤销，目标与连续天数都对', { tag: '@phone' }, async ({
  page,
  registerUser,
  signIn,
  moveClock,
  isMobile,
}) => {
  await signIn(page, await registerUser())
  const titles = await rateQuestions(page, ['掌握', '掌握', '模糊', '秒答'])
  await page.goto('/problems/review')
  await expect(page.getByRole('heading', { level: 1, name: '今天的复习做完了' })).toBeVisible()

  moveClock(2)
  await page.goto('/problems')
  await page.getByRole('link', { name: '复习到期3题' }).click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(titles[2] ?? '')
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: '掌握' })).toBeDisabled()

  const reveal = () =>
    isMobile ? page.getByRole('button', { name: '显示答案' }).click() : page.keyboard.press('Space')
  const rate = (key: string, name: string) =>
    isMobile ? page.getByRole('button', { name }).click() : page.keyboard.press(key)
  await reveal()
  await expect(page.getByText('面试时这样说')).toBeVisible()
  await expect(page.getByRole('button', { name: /掌握.*天后/ })).toBeEnabled()
  await expectAccessible(page)
  await rate('3', '掌握')
  await expect(title).toHaveText(titles[0] ?? '')
  await reveal()
  await rate('3', '掌握')
  await expect(title).toHaveText(titles[1] ?? '')
  await expect(page.getByRole('progressbar', { name: '今日复习' })).toHaveAttribute('value', '2')

  if (isMobile) await page.getByRole('button', { name: '记笔记' }).click()
  else await page.keyboard.press('e')
  await page.getByRole('textbox', { name: '我的笔记' }).fill('先说结论')
  await expectAccessible(page)
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('paragraph').filter({ hasText: '先说结论' })).toBeVisible()

  await page.reload()
  await expect(title).toHaveText(titles[1] ?? '')
  const undo = async () => {
    const undone = page.waitForResponse(/\/api\/review\/undo/)
    if (isMobile) await page.getByRole('button', { name: '撤销' }).click()
    else await page.keyboard.press('z')
    await undone
  }
  if (isMobile) await page.getByRole('button', { name: '暂缓到明天' }).click()
  else await page.keyboard.press('s')
  await expect(page.getByRole('heading', { level: 1, name: '今天的复习做完了' })).toBeVisible()
  await undo()
  await expect(title).toHaveText(titles[1] ?? '')
  await undo()
  await expect(title).toHaveText(titles[0] ?? '')
  await expect(page.getByRole('progressbar', { name: '今日复习' })).toHaveAttribute('value', '1')
  for (const next of [titles[0], titles[1]]) {
    await expect(title).toHaveText(next ?? '')
    await reveal()
    await rate('4', '秒答')
  }
  await expect(page.getByRole('heading', { level: 1, name: '今天的复习做完了' })).toBeFocused()
  await expectAccessible(page)
  moveClock(3)
  await page.goto('/problems/review')
  await expect(page.getByText('1天', { exact: true })).toBeVisible()
})
