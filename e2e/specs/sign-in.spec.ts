import type { Page } from 'playwright/test'
import { findViolations } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/app.ts'
import type { AppServer } from '../fixtures/app-server.ts'
import { readCode, readMails } from '../fixtures/outbox.ts'
import { fillInLogin, storedSession, toasts, userMenu } from '../fixtures/screen.ts'

const SENT = '如果这个邮箱注册过，验证码已发送，10分钟内有效。'
const NEW_PASSWORD = 'k3vq9mztw4hx'

// What the browser says of the answers that refuse.
test.use({ serverSettings: { LIMITS: 'on' }, expectedMessages: [/status of 4\d\d/] })

test.describe.configure({ mode: 'default' })

const emailField = (page: Page) => page.getByLabel('邮箱')
const passwordField = (page: Page) => page.getByLabel('密码', { exact: true })
const codeField = (page: Page) => page.getByLabel('验证码', { exact: true })
const sendButton = (page: Page) => page.getByRole('button', { name: /获取验证码|后重发|正在发送/ })
const logIn = (page: Page) => page.getByRole('button', { name: '登录', exact: true }).click()
const toast = (page: Page, text: string) => page.locator('[class*=toast]').getByText(text, { exact: true })

async function openPasswordLogin(page: Page, query = '') {
  await page.goto(`/login${query}`)
  await passwordField(page).waitFor()
}

async function openCodeLogin(page: Page, email: string, query = '?way=code') {
  await page.goto(`/login${query}`)
  await emailField(page).fill(email)
}

async function waitForCode({ dataDir }: AppServer, email: string): Promise<string> {
  await expect.poll(() => readCode(dataDir, email)).toBeDefined()
  return (await readCode(dataDir, email)) ?? ''
}

test.describe('密码登录', () => {
  test('记下令牌，再取用户信息，提示登录成功，回到原来的地址', async ({ page, registerUser }) => {
    const user = await registerUser()
    const calls: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/^\/api\/user\/(login|my)$/.test(pathname)) calls.push(pathname)
    })
    await openPasswordLogin(page, `?redirect=${encodeURIComponent('/problems?difficulty=hard')}`)
    await expect(page.getByText('登录后回到刚才的页面：题库')).toBeVisible()
    await emailField(page).fill(user.email)
    await passwordField(page).fill(user.password)
    // The Enter of an input method sends nothing.
    const composing = { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }
    const isStopped = await emailField(page).evaluate(
      (input, init) => !input.dispatchEvent(new KeyboardEvent('keydown', init)),
      composing,
    )
    expect(isStopped).toBe(true)
    await passwordField(page).press('Enter')
    await expect(toast(page, '登录成功')).toBeVisible()
    await expect(page).toHaveURL('/problems?difficulty=hard')
    expect(calls).toEqual(['/api/user/login', '/api/user/my'])
    const { token, user: stored } = await storedSession(page)
    expect(token).toMatch(/^\S{20,}$/)
    expect(JSON.parse(stored ?? '')).toMatchObject({ token, userInfo: { username: user.username } })
    await page.reload()
    await expect(userMenu(page, user.username)).toBeVisible()
    expect(await storedSession(page)).toMatchObject({ token })
  })

  test('输入时就指出哪一项不对，改对了就不再说', async ({ page }) => {
    await openPasswordLogin(page)
    await emailField(page).pressSequentially('lin@example')
    await expect(page.getByText('请输入正确的邮箱地址')).toBeVisible()
    await expect(emailField(page)).toBeFocused()
    await emailField(page).press('End')
    await emailField(page).pressSequentially('.com')
    await expect(page.getByText('请输入正确的邮箱地址')).toHaveCount(0)
    await logIn(page)
    await expect(page.getByText('请填写密码')).toHaveCount(1)
    await expect(passwordField(page)).toBeFocused()
  })

  test('试得太多：说还要等多久', async ({ page, request, registerUser }) => {
    const user = await registerUser()
    const wrong = { email: user.email, password: 'wrong-password-1' }
    for (let tries = 0; tries < 9; tries += 1) await request.post('/api/user/login', { data: wrong })
    await openPasswordLogin(page)
    await fillInLogin(page, wrong)
    await expect(page.locator('form').getByRole('alert')).toHaveText('邮箱或密码不对，再试一次')
    await expect(emailField(page)).toHaveValue(user.email)
    await passwordField(page).fill(user.password)
    await logIn(page)
    await expect(page.getByText('尝试次数过多，请15分钟后再试')).toBeVisible()
    await expect(passwordField(page)).toHaveValue(user.password)
    await page.getByRole('button', { name: '显示密码' }).click()
    await expect(passwordField(page)).toHaveAttribute('type', 'text')
  })
})

test.describe('验证码登录', () => {
  test('换一种方式：邮箱与去处都在；凭寄到的验证码登录', async ({ page, server, registerUser }) => {
    const user = await registerUser()
    await openPasswordLogin(page, '?redirect=%2Fproblems')
    await emailField(page).fill(user.email)
    await page.getByRole('link', { name: '验证码登录' }).click()
    await expect(page).toHaveURL('/login?redirect=%2Fproblems&way=code')
    await expect(page.getByRole('link', { name: '验证码登录' })).toHaveAttribute('aria-current', 'page')
    await expect(emailField(page)).toHaveValue(user.email)
    await sendButton(page).click()
    await expect(page.getByText(SENT)).toBeVisible()
    await expect(codeField(page)).toBeFocused()
    await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(codeField(page)).toHaveAttribute('inputmode', 'numeric')
    const code = await waitForCode(server, user.email)
    await codeField(page).fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await expect(codeField(page)).toHaveValue(code)
    await logIn(page)
    // Nobody had proved that the address is theirs who registered.
    await expect(toasts(page)).toContainText('原密码随之失效')
    await expect(page).toHaveURL('/problems')
  })

  test('倒计时与邮箱在刷新后还在，再点不再寄', async ({ page, server, registerUser }) => {
    const user = await registerUser()
    await openCodeLogin(page, user.email)
    await sendButton(page).click()
    await expect(sendButton(page)).toHaveText(/^\d+秒后重发$/)
    await page.reload()
    await expect(emailField(page)).toHaveValue(user.email)
    await expect(sendButton(page)).toHaveText(/^[1-5]?\d秒后重发$/)
    await expect(page.getByText(SENT)).toBeVisible()
    await waitForCode(server, user.email)
    await sendButton(page).dispatchEvent('click')
    await emailField(page).fill('other@example.com')
    await expect(sendButton(page)).toHaveText('获取验证码')
    expect(await readMails(server.dataDir, user.email)).toHaveLength(1)
  })
})

test('注册：双击只注册一次，随即登录，回到原来的地址', async ({ page }) => {
  const name = `new${Date.now()}`
  let sent = 0
  await page.route('**/api/user/register', async (route) => {
    sent += 1
    await route.continue()
  })
  await page.goto('/register?redirect=%2Fproblems')
  await emailField(page).fill(`${name}@example.com`)
  await page.getByLabel('用户名').fill(name)
  await passwordField(page).fill(NEW_PASSWORD)
  await page.getByLabel('确认密码').fill(NEW_PASSWORD)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '注册', exact: true }).dblclick()
  await expect(toast(page, '登录成功')).toBeVisible()
  await expect(page).toHaveURL('/problems')
  expect(sent).toBe(1)
})

test.describe('重置密码', () => {
  test('从忘记密码到用新密码登录，原来的设备都退出', async ({ page, request, server, registerUser }) => {
    const user = await registerUser()
    await openPasswordLogin(page, '?redirect=%2Fproblems')
    await emailField(page).fill(user.email)
    await page.getByRole('link', { name: '忘记密码' }).click()
    await expect(page).toHaveURL('/reset-password?redirect=%2Fproblems')
    await expect(page).toHaveTitle('重置密码 - 智能面试刷题平台')
    await expect(emailField(page)).toHaveValue(user.email)
    await sendButton(page).click()
    const code = await waitForCode(server, user.email)
    await codeField(page).fill(code === '000000' ? '111111' : '000000')
    await page.getByLabel('新密码').fill(NEW_PASSWORD)
    await page.getByLabel('确认密码').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: '重置密码' }).click()
    await expect(page.locator('#account-code-help')).toHaveText('验证码不对或已过期')
    await expect(codeField(page)).toBeFocused()
    await expect(page.getByLabel('新密码')).toHaveValue(NEW_PASSWORD)
    await codeField(page).fill(code)
    await page.getByRole('button', { name: '重置密码' }).click()
    await expect(toast(page, '密码已重置，请用新密码登录')).toBeVisible()
    await expect(page).toHaveURL('/login?redirect=%2Fproblems')
    const my = await request.get('/api/user/my', { headers: { Authorization: user.token } })
    expect(await my.json()).toMatchObject({ code: 40100 })
    await expect(emailField(page)).toHaveValue(user.email)
    await passwordField(page).fill(NEW_PASSWORD)
    await logIn(page)
    await expect(page).toHaveURL('/problems')
  })
})

test.describe('样子', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('表单来时不动、不闪，axe没有发现', { tag: '@phone' }, async ({ page, isMobile }) => {
    const theme = isMobile ? 'light' : 'dark'
    await page.emulateMedia({ colorScheme: theme })
    await page.addInitScript(watchFrames)
    for (const path of ['/login', '/login?way=code', '/register', '/reset-password']) {
      await test.step(path, () => expectCalmForm(page, path, theme))
    }
  })
})

async function expectCalmForm(page: Page, path: string, theme: 'light' | 'dark'): Promise<void> {
  await page.goto(path)
  await emailField(page).waitFor()
  await page.waitForLoadState('networkidle')
  // Before the press: the faults that it brings move what is below them.
  const { shift } = await page.evaluate(() => window.watched)
  await page.getByRole('button', { name: /^(登录|注册|重置密码)$/ }).click()
  await expect(emailField(page)).toBeFocused()
  expect(await findViolations(page)).toEqual([])
  expect(shift).toBeLessThan(0.01)
  const { brightness } = await page.evaluate(() => window.watched)
  const [darkest, brightest] = theme === 'dark' ? [0, 90] : [200, 255]
  expect(Math.min(...brightness)).toBeGreaterThanOrEqual(darkest)
  expect(Math.max(...brightness)).toBeLessThanOrEqual(brightest)
}

declare global {
  interface Window {
    watched: { shift: number; brightness: number[] }
  }
}

/** Notes how much moves, and how bright page and inputs are in each frame (0 to 255). */
function watchFrames() {
  const watched: Window['watched'] = { shift: 0, brightness: [] }
  window.watched = watched
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
        watched.shift += Number(entry.value)
    }
  }).observe({ type: 'layout-shift', buffered: true })
  function look() {
    for (const element of document.querySelectorAll('body, .ant-input, .ant-input-affix-wrapper')) {
      const [red = 0, green = 0, blue = 0, alpha = 1] =
        getComputedStyle(element)
          .backgroundColor.match(/[\d.]+/g)
          ?.map(Number) ?? []
      if (alpha > 0) watched.brightness.push((red + green + blue) / 3)
    }
    requestAnimationFrame(look)
  }
  look()
}
