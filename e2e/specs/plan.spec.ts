import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/clock.ts'

test('定下面试日期就有每天的安排，首页是今天的计划；漏了一天重新摊开', async ({
  page,
  registerUser,
  signIn,
  moveClock,
}) => {
  await signIn(page, await registerUser())
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: '今天学10道新题' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: '定面试计划' }).click()
  await page.getByRole('button', { name: '定日期' }).click()
  const dialog = page.getByRole('dialog', { name: '面试目标' })
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog.getByText('此项必填')).toBeVisible()
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  await dialog.getByLabel('公司').fill('青梧科技')
  await dialog.getByLabel('面试日期').fill(day)
  await dialog.getByLabel('面试日期').press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /距面试还有\d+天/ })).toBeVisible()
  await expect(dialog).toBeHidden()
  await expectAccessible(page)

  moveClock(2)
  await page.goto('/')
  await expect(page.getByText(/距目标面试还有\d+天/)).toBeVisible()
  await page.getByRole('link', { name: '调整计划' }).click()
  await expect(page.getByText(/少做了\d+题，已经摊到后面的日子/)).toBeVisible()
})

test('面试遇到过：写明公司，列表就能按它筛选，常考的在前', async ({ page, registerUser, signIn }) => {
  await signIn(page, await registerUser())
  await page.goto('/problems')
  await page.getByRole('link', { name: '开始练习' }).click()
  await expect(page).toHaveURL(/\/problems\/bagu\/\d+/)
  await expect(page.getByRole('heading', { level: 1, name: '题库' })).toBeHidden()
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.getByRole('button', { name: '标记' }).click()
  const dialog = page.getByRole('dialog', { name: '面试遇到过这道题' })
  await dialog.getByLabel('公司').fill('青梧科技')
  await dialog.getByLabel('岗位').fill('Java后端')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('我遇到过：青梧科技 · Java后端')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/problems')
  await page.getByLabel('公司').selectOption('青梧科技')
  await page.getByLabel('排序').selectOption('面试常考')
  await expect(page).toHaveURL(/company=.*&sort=asked/)
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await expect(page.getByText('共1题')).toBeVisible()
})
