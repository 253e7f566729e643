import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { open, toasts } from '../fixtures/screen.ts'

const REFUSED = '登录后才能访问该页面哦~'
const REM = 16

const stack = (page: Page) => page.locator('section[aria-live] > [data-position]')

/** Shows a toast by asking, as a guest, for a page that needs login; the page's clock stands still. */
async function showToast(page: Page) {
  await page.clock.install({ time: 0 })
  await open(page, '/problems')
  await page.clock.pauseAt(3_600_000)
  await refuse(page)
}

async function refuse(page: Page) {
  await page
    .getByRole('link', { name: /^HashMap/ })
    .first()
    .click()
  await expect(toasts(page)).toHaveText([REFUSED])
  await page.mouse.move(5, 400)
}

test('在顶上，2900毫秒时还在，3000毫秒时不在；停在上面就不消失，可以关掉，读屏听得到', async ({ page }) => {
  await showToast(page)
  await expect(stack(page)).toHaveAttribute('data-position', 'top')
  await expect(page.locator('section[aria-live=polite]')).toHaveAttribute('aria-label', '提示')
  await expect(toasts(page)).toHaveRole('status')
  await page.clock.runFor(2900)
  await expect(toasts(page)).toHaveText([REFUSED])
  await page.clock.runFor(100)
  await expect(toasts(page)).toHaveCount(0)

  await page.goBack()
  await refuse(page)
  await toasts(page).hover()
  await page.clock.runFor(10_000)
  await expect(toasts(page)).toHaveCount(1)
  await toasts(page).getByRole('button', { name: '关闭' }).click()
  await expect(toasts(page)).toHaveCount(0)
})

test('六个位置：距顶5rem、距底1rem，宽320像素到90vw，很长的一句也是', { tag: '@phone' }, async ({
  page,
  viewport,
}) => {
  const { width = 0, height = 0 } = viewport ?? {}
  await showToast(page)
  for (const position of ['top', 'top-right', 'top-left', 'bottom', 'bottom-right', 'bottom-left']) {
    await test.step(position, async () => {
      await stack(page).evaluate((element, value) => element.setAttribute('data-position', value), position)
      await toasts(page).evaluate((element) => Promise.all(element.getAnimations().map((a) => a.finished)))
      const box = await stack(page).boundingBox()
      if (box === null) throw new Error('no toast')
      expect(box.width).toBeGreaterThanOrEqual(320)
      expect(box.width).toBeLessThanOrEqual(width * 0.9)
      if (position.startsWith('top')) expect(box.y).toBe(5 * REM)
      else expect(box.y + box.height).toBe(height - REM)
      if (position.endsWith('left')) expect(box.x).toBe(REM)
      else if (position.endsWith('right')) expect(box.x + box.width).toBe(width - REM)
      else expect(box.x + box.width / 2).toBeCloseTo(width / 2, 0)
    })
  }
  await toasts(page)
    .locator('p')
    .evaluate((text) => {
      text.textContent = '很长的提示'.repeat(60)
    })
  const box = await stack(page).boundingBox()
  expect(box?.width).toBeLessThanOrEqual(width * 0.9)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test.describe('成堆', () => {
  test.use({ expectedMessages: [/ERR_INTERNET_DISCONNECTED|not counted|not told/] })

  test('几条提示从上到下排着，不重叠；错误是警报', async ({ page, context, registerUser, signIn }) => {
    await signIn(page, await registerUser())
    await page.clock.install()
    await open(page, '/problems')
    await expect(page.getByRole('button', { name: /^收藏：/ }).first()).toBeVisible()
    // A leap of an hour would be a timeout to what is still on its way.
    await page.clock.pauseAt(Date.now() + 1_000)
    await page.route('**/api/favourite/add', (route) =>
      route.fulfill({ json: { code: 50000, message: '第一条', data: null } }),
    )
    const favourites = page.getByRole('button', { name: /^收藏：/ })
    await favourites.nth(0).click()
    await expect(toasts(page)).toHaveText(['第一条'])
    await context.setOffline(true)
    await page.unroute('**/api/favourite/add')
    await favourites.nth(1).click()
    await expect(toasts(page)).toHaveText(['第一条', '网络连接失败，请检查网络后重试'])
    await expect(toasts(page).first()).toHaveRole('alert')
    const [first, second] = await Promise.all([0, 1].map((index) => toasts(page).nth(index).boundingBox()))
    expect(second?.y).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0))
  })
})
