import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/app.ts'

test('组卷：从题库开始抽题，书写与自评，刷新不丢，没答完先问，交卷后对照、自评、加入复习', async ({
  page,
  registerUser,
  signIn,
}) => {
  await signIn(page, await registerUser())
  await page.goto('/problems?difficulty=hard')
  await page.getByRole('link', { name: '组卷' }).click()
  await expect(page.getByText(/符合条件的有\d+题/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('spinbutton', { name: '题数' }).fill('100')
  await page.getByRole('button', { name: '开始答题' }).click()
  await expect(page.getByText(/符合条件的只有\d+题/)).toBeVisible()
  await page.getByRole('spinbutton', { name: '题数' }).fill('3')
  await page.getByRole('button', { name: '开始答题' }).click()

  const answer = page.getByRole('textbox', { name: '你的回答' })
  const saved = () => page.waitForResponse(/api\/paper\/answer/)
  const first = saved()
  await answer.fill('嗯，这个嘛，先让我想一想。')
  await first
  await expect(page.getByText(/草稿已保存/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '下一题' }).click()
  await page.getByText('自评', { exact: true }).click()
  const second = saved()
  await page.getByRole('button', { name: '掌握' }).click()
  await second

  await page.reload()
  await expect(answer).toHaveValue('嗯，这个嘛，先让我想一想。')
  await expect(page.getByRole('timer', { name: '剩余时间' })).toHaveText(/29:\d\d/)
  await page.getByRole('button', { name: '交卷', exact: true }).click()
  await expect(page.getByText('还有1题未答')).toBeVisible()
  await expect(page.getByRole('button', { name: '继续作答' })).toBeFocused()
  // The question that is still coming in lets a click pass on a busy machine.
  await expect(async () => {
    const confirm = page.getByRole('button', { name: '仍然交卷' })
    if (await confirm.isVisible()) await confirm.click()
    await expect(page).toHaveURL(/\/problems\/paper\/\d+\/result$/, { timeout: 10_000 })
  }).toPass()
  await expect(page.getByText('2题作答，1题未答')).toBeVisible()
  await page.getByText(/^全部\d+$/).click()
  await page.locator('summary').first().click()
  const point = page.locator('[data-point]').first()
  await point.getByRole('button', { name: /^我其实说了/ }).click()
  await point.getByRole('radio').first().check()
  const checked = page.waitForResponse(/api\/paper\/check/)
  await point.getByRole('button', { name: '就是这句' }).click()
  await checked
  await expect(point.getByText('说对了')).toBeVisible()
  await expect(page.getByRole('region', { name: '总评' }).getByText('自己核对')).toBeVisible()
  await page.locator('summary').nth(2).click()
  const rated = page.waitForResponse(/api\/paper\/rate/)
  await page.locator('details[open]').last().getByRole('button', { name: '不会' }).click()
  await rated
  await expectAccessible(page)
  await page.getByRole('button', { name: '加入复习' }).click()
  await expect(page.getByText(/题已加入复习/)).toBeVisible()

  await page.goto('/problems/paper')
  await expect(page.getByRole('heading', { name: '我的试卷' })).toBeVisible()
  await expect(page.getByRole('button', { name: '开始答题' })).toBeVisible()
})
