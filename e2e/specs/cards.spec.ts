import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/app.ts'

test('卡片练习：从题库的筛选开始，翻面、自评、跳过，换一页回来接着练，重新打乱从头开始', {
  tag: '@phone',
}, async ({ page, registerUser, signIn, isMobile }) => {
  await signIn(page, await registerUser())
  await page.goto('/problems?difficulty=hard&form=text')
  await page.getByRole('link', { name: '卡片练习' }).click()
  await expect(page).toHaveURL(/\/problems\/cards\?difficulty=hard&form=text$/)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toBeVisible()
  await expect(page.getByRole('button', { name: '显示答案' })).toBeVisible()
  await expectAccessible(page)

  const reveal = () =>
    isMobile ? page.getByRole('button', { name: '显示答案' }).click() : page.keyboard.press('Space')
  const rate = (key: string, name: string) =>
    isMobile ? page.getByRole('button', { name }).click() : page.keyboard.press(key)
  for (const [key, name] of [
    ['3', '掌握'],
    ['1', '不会'],
  ] as const) {
    const before = (await title.textContent()) ?? ''
    await reveal()
    await expect(page.getByText('面试时这样说')).toBeVisible()
    const saved = page.waitForResponse(/card-deck\/rate/)
    await rate(key, name)
    await expect(title).not.toHaveText(before)
    await saved
  }
  await expectAccessible(page)
  const moved = page.waitForResponse(/card-deck\/move/)
  await page.getByRole('button', { name: '跳过这张' }).click()
  await moved
  const fourth = (await title.textContent()) ?? ''

  await page.reload()
  await expect(title).toHaveText(fourth)
  await expect(page.getByRole('img', { name: /已练2张：秒答0，掌握1，模糊0，不会1/ })).toBeVisible()
  await expect(page.getByText('刚练过')).toBeVisible()

  await page.getByRole('button', { name: '重新打乱' }).click()
  await page.getByRole('button', { name: '确定' }).click()
  await expect(page.getByRole('img', { name: /已练0张/ })).toBeVisible()
})
