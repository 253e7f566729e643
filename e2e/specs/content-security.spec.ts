import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { openConsole } from '../fixtures/console.ts'
import { open } from '../fixtures/screen.ts'

/** A browser that refuses something on account of the policy says so, and every test fails on what it did not expect. */

const computed = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

const nonceOf = (html: string) => /<meta property="csp-nonce" nonce="([^"]+)"/.exec(html)?.[1] ?? ''

/** Opens a page into which somebody has put markup on the way, who even knows the answer's nonce. */
async function openInjected(page: Page, path: string, markup: (nonce: string) => string): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace('<div id="root">', `${markup(nonceOf(html))}<div id="root">`)
    await route.fulfill({ response, body })
  })
  await open(page, path)
}

test.describe('混进页面的', () => {
  test.use({ expectedMessages: [/Content Security Policy/] })

  test('内联脚本、事件属性与别处的脚本都不运行，带着样式的nonce也不', async ({ page }) => {
    await openInjected(page, '/problems', (nonce) =>
      [
        '<script id="injected-script">window.injected = 1</script>',
        '<img src="data:," onerror="window.injected = 2">',
        '<script src="data:text/javascript,window.injected=3"></script>',
        `<script nonce="${nonce}">window.injected = 4</script>`,
      ].join(''),
    )
    await expect(page.locator('#injected-script')).toBeAttached()
    expect(await page.evaluate(() => 'injected' in window)).toBe(false)
  })

  test('样式不生效，除非猜得到这个回答的nonce；上一个回答的没有用', async ({ page, request }) => {
    const earlier = nonceOf(await (await request.get('/problems')).text())
    await openInjected(page, '/problems', (nonce) =>
      [
        '<style>#injected { outline: 1px solid }</style>',
        `<style nonce="${earlier}">#injected { outline: 2px solid }</style>`,
        `<style nonce="${nonce}">#injected { font-size: 33px }</style>`,
        '<p id="injected" style="outline: 3px solid">x</p>',
      ].join(''),
    )
    expect(earlier).toHaveLength(24)
    expect(await computed(page, '#injected', 'outline-style')).toBe('none')
    expect(await computed(page, '#injected', 'font-size')).toBe('33px')
  })
})

test('antd、CodeMirror与MUI的样式生效', async ({ page, signIn, adminToken }) => {
  await open(page, '/problems')
  await page.getByRole('link', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
  expect(await computed(page, 'form .ant-btn', 'border-radius')).toBe('10px')

  await signIn(page, { token: adminToken })
  await open(page, '/discussion/create')
  await expect(page.locator('.cm-editor')).toBeVisible()
  expect(await computed(page, '.cm-scroller', 'display')).toBe('flex')

  await openConsole(page, '/problems')
  await expect(page.locator('.MuiTableCell-root').first()).toBeVisible()
  expect(await computed(page, '.MuiTableCell-root', 'display')).toBe('table-cell')
})
