import { expect, test } from '../fixtures/app.ts'

test('the home page opens under the name of the product', async ({ page }) => {
  const answer = await page.goto('/')
  expect(answer?.status()).toBe(200)
  await expect(page).toHaveTitle(/智能面试刷题平台/)
})

test('the question bank lists questions', async ({ page }) => {
  await page.goto('/problems')
  await expect(page.locator('a[href^="/problems/bagu/"]').first()).toBeVisible()
})

test('the console opens', async ({ page }) => {
  await page.goto('/admin')
  await expect(page.locator('input[type="password"]')).toBeVisible()
})

test('a registered user stays signed in', async ({ page, registerUser, signIn }) => {
  const user = await registerUser()
  await signIn(page, user)
  await page.goto('/')
  await expect(page.getByText(user.username)).toBeAttached()
})
