import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { open, titleOf, toasts } from '../fixtures/screen.ts'

const themes = (page: Page) => page.getByRole('group', { name: '主题' })
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

const LIGHT = 'rgb(246, 247, 245)'
const DARK = 'rgb(18, 21, 20)'

test.describe('主题', () => {
  test('深色与浅色：马上换，刷新后还在，第一帧就是，别的标签页跟着换', async ({ page, context }) => {
    await page.addInitScript(noteBackgrounds)
    await open(page, '/problems')
    const other = await context.newPage()
    await open(other, '/login')
    for (const [name, color] of [
      ['深色', DARK],
      ['浅色', LIGHT],
    ] as const) {
      await themes(page).getByRole('button', { name }).click()
      await expect(themes(page).getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
      expect(await background(page)).toBe(color)
      await expect.poll(() => background(other)).toBe(color)
      await open(page, '/problems')
      await expect(themes(page).getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
      expect(await page.evaluate(() => window.backgrounds)).toEqual([color])
    }
  })

  test('跟随系统：系统一变就变', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(page, '/')
    await expect(themes(page).getByRole('button', { name: '跟随系统' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    expect(await background(page)).toBe(DARK)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => background(page)).toBe(LIGHT)
    await themes(page).getByRole('button', { name: '浅色' }).click()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => background(page)).toBe(LIGHT)
  })
})

test.describe('语言', () => {
  test('换成英文再换回来，不重新载入，页面、标题与lang都换', async ({ page }) => {
    await open(page, '/problems')
    await page.evaluate(() => {
      document.body.dataset.kept = 'yes'
    })
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
    await expect(page).toHaveTitle('Questions - Smart Interview Practice')
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Discussion' })).toBeVisible()
    expect(await page.locator('body').getAttribute('data-kept')).toBe('yes')
    await page.getByRole('button', { name: '中文' }).click()
    await expect(page).toHaveTitle(titleOf('题库'))
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    expect(await page.locator('body').getAttribute('data-kept')).toBe('yes')
  })

  test('记得住：刷新后服务器就用它渲染，提示与服务器的话也是；第一次来是中文，不论浏览器的语言', async ({
    page,
    context,
    request,
  }) => {
    const first = await request.get('/', { headers: { 'Accept-Language': 'en-GB,en;q=0.9' } })
    expect(await first.text()).toContain('<html lang="zh-CN"')
    await open(page, '/')
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
    const html = await (await context.request.get('/')).text()
    expect(html).toContain('<html lang="en-US"')
    await page.goto('/message')
    await expect(toasts(page)).toHaveText(['Please log in to see that page'])
    await page.getByLabel('Email').fill('nobody@example.com')
    await page.getByLabel('Password', { exact: true }).fill('wrong-password-1')
    const asked = page.waitForRequest('**/api/user/login')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    expect((await asked).headers()['accept-language']).toBe('en-US')
    await expect(page.getByText(/[\u4e00-\u9fff]/)).toHaveCount(0)
  })

  test('360像素宽：中英文都不横向滚动，页脚不重叠', { tag: '@phone' }, async ({
    page,
    isMobile,
    registerUser,
    signIn,
  }) => {
    test.skip(!isMobile, '手机才这样窄')
    await signIn(page, await registerUser())
    await page.setViewportSize({ width: 360, height: 740 })
    for (const language of ['中文', 'English']) {
      await open(page, '/')
      await page.getByRole('button', { name: language }).click()
      for (const path of ['/', '/problems', '/no-permission']) {
        await open(page, path)
        await expect(page.locator('[aria-haspopup=menu]')).toHaveCount(1)
        expect(await overflow(page), `${language} ${path}`).toBeLessThanOrEqual(0)
        expect(await overlaps(page), `${language} ${path}`).toEqual([])
      }
    }
  })
})

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Pairs of the footer's blocks and links that cover one another. */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('footer a, footer h2, footer p')]
    const boxes = parts.map((part) => ({ name: part.textContent ?? '', box: part.getBoundingClientRect() }))
    return boxes.flatMap(({ name, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ box: other }) =>
            box.left < other.right - 1 &&
            other.left < box.right - 1 &&
            box.top < other.bottom - 1 &&
            other.top < box.bottom - 1,
        )
        .map((other) => `${name} / ${other.name}`),
    )
  })
}

declare global {
  interface Window {
    backgrounds: string[]
  }
}

/** Notes each background colour the page is painted with. */
function noteBackgrounds() {
  window.backgrounds = []
  function look() {
    const color = document.body && getComputedStyle(document.body).backgroundColor
    if (color && window.backgrounds.at(-1) !== color) window.backgrounds.push(color)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
