import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '../fixtures/app.ts'

const GUEST_PAGES = [
  '/',
  '/problems',
  '/problems?q=没有这样的词',
  '/login',
  '/register',
  '/interview',
  '/no-permission',
  '/no-such-page',
]
const LEARNER_PAGES = ['/', '/problems?bank=1', '/problems/bagu/7?bank=1', '/message']

for (const theme of ['light', 'dark'] as const) {
  test.describe(`${theme}主题`, () => {
    // Without motion, so that no colour is measured half-way to another.
    test.use({ expectedMessages: [/status of 404/], contextOptions: { reducedMotion: 'reduce' } })

    for (const path of GUEST_PAGES) {
      test(`访客看${path}：axe没有发现，没有横向滚动`, async ({ page }) => {
        await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
        await page.goto(path)
        await expectAccessible(page)
      })
    }

    for (const path of LEARNER_PAGES) {
      test(`登录后看${path}：axe没有发现，没有横向滚动`, async ({ page, registerUser, signIn }) => {
        await signIn(page, await registerUser())
        await page.evaluate((value) => localStorage.setItem('theme', value), theme)
        await page.goto(path)
        const reveal = page.getByRole('button', { name: '显示答案' })
        if (path.includes('bagu')) await reveal.click()
        await expectAccessible(page)
      })
    }
  })
}

async function expectAccessible(page: import('playwright/test').Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('[role=status][aria-label^=正在加载]')).toHaveCount(0)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}
