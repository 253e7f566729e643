import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/app.ts'

test('a guest sees the path, a learner reads a point, is asked about it, and has learned it', {
  tag: '@phone',
}, async ({ page, registerUser, signIn }) => {
  await page.goto('/learning')
  const picture = page.getByRole('navigation', { name: '路线图' })
  await expect(picture.getByRole('link', { name: /并发与JVM/ })).toBeVisible()
  await expect(picture.getByRole('link', { name: /前端/ })).toHaveCount(0)
  await page.getByText('换一条路线').click()
  await expectAccessible(page)
  await page.getByRole('navigation', { name: '全部路线' }).getByRole('link', { name: '前端' }).click()
  await expect(page).toHaveURL('/learning?path=%E5%89%8D%E7%AB%AF')
  await expect(picture.getByRole('link', { name: /前端/ }).first()).toBeVisible()
  await expect(picture.getByRole('link', { name: /并发与JVM/ })).toHaveCount(0)
  await page.goto('/learning')
  await expect(page.getByText('前端路线')).toBeVisible()
  await page.goto('/learning?path=Java后端')
  await expectAccessible(page)

  await signIn(page, await registerUser())
  await page.goto('/learning?path=Java后端')
  await picture.getByRole('link', { name: /并发与JVM/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('并发与JVM')
  await expectAccessible(page)
  await page.getByRole('link', { name: '线程池', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('线程池')
  await expectAccessible(page)
  const diagram = page.getByRole('button', { name: /^图表/ }).first()
  await diagram.click()
  await expect(page.getByRole('dialog', { name: /^图表/ })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: /^图表/ })).toHaveCount(0)
  await expect(diagram).toBeFocused()

  for (const rated of [1, 2, 3]) {
    await page
      .getByRole('button', { name: /^看答案/ })
      .first()
      .click()
    await page
      .getByRole('button', { name: '掌握' })
      .nth(rated - 1)
      .click()
  }
  await expect(page.getByRole('button', { name: '取消已学' })).toBeVisible()
  // What comes under the pointer, on a phone the same button, does not take the second press.
  const address = page.url()
  await page.getByRole('button', { name: '取消已学' }).click()
  await page.getByRole('button', { name: '标记为已学' }).dblclick()
  await expect(page.getByRole('button', { name: '取消已学' })).toBeVisible()
  expect(page.url()).toBe(address)
  await page.goto('/learning?path=Java后端')
  await expect(page.getByText(/共\d+个知识点，已学1个/)).toBeVisible()
})
