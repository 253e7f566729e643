import type { Page, Route } from 'playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { startNetwork } from '../fixtures/network.ts'
import { fillInLogin, noteToasts, open, storedSession, toasts, userMenu } from '../fixtures/screen.ts'

const OFFLINE = '网络连接失败，请检查网络后重试'
const FAILED = '请求失败'
const NOT_LOGGED_IN = '请先登录'

// What the browser says of answers that fail or do not come, and what the site only logs.
test.use({ expectedMessages: [/status of \d+|ERR_|not counted|not loaded|page failed|Failed to fetch/] })

const list = (page: Page) => page.getByRole('region', { name: '题目列表' })
const sortBy = (page: Page, order: string) => page.getByRole('combobox', { name: '排序' }).selectOption(order)

/** The list says that it failed, and comes when it is asked for again. */
async function expectRetry(page: Page) {
  await page.unroute('**/api/question/page')
  await list(page).getByRole('button', { name: '重试' }).click()
  await expect(list(page).getByRole('button', { name: '重试' })).toHaveCount(0)
  await expect(list(page).getByRole('listitem').first()).toBeVisible()
}

test.describe('没有答复，或答非所问', () => {
  test('断网：提示一次，列表可以重试，网回来就好', async ({ page, context }) => {
    await open(page, '/problems')
    await expect(list(page).getByRole('listitem').first()).toBeVisible()
    await context.setOffline(true)
    await sortBy(page, 'newest')
    await expect(toasts(page)).toHaveText([OFFLINE])
    await context.setOffline(false)
    await expectRetry(page)
  })

  test('服务器停了：提示网络连接失败，写的字都在', async ({ page, server }) => {
    const network = await startNetwork(server.url)
    await page.goto(`${network.url}/login`)
    await page.getByLabel('邮箱').waitFor()
    await network.close()
    await fillInLogin(page, { email: 'lin@example.com', password: 'password-1' })
    await expect(toasts(page)).toHaveText([OFFLINE])
    await expect(page.locator('form').getByRole('alert')).toHaveText('登录失败')
    await expect(page.getByLabel('邮箱')).toHaveValue('lin@example.com')
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeEnabled()
  })

  test('60000毫秒没有答复就放弃，说请求超时', async ({ page }) => {
    await page.clock.install({ time: 0 })
    await open(page, '/problems')
    await page.clock.pauseAt(3_600_000)
    await page.route('**/api/question/page', () => new Promise(() => {}))
    const asked = page.waitForRequest('**/api/question/page')
    await sortBy(page, 'newest')
    await asked
    await page.clock.runFor(59_900)
    await expect(toasts(page)).toHaveCount(0)
    await page.clock.runFor(100)
    await expect(toasts(page)).toHaveText(['请求超时，请稍后重试'])
    await page.clock.resume()
    await expectRetry(page)
  })

  test('页面的代码没有到：说没有显示出来，重试就好', async ({ page }) => {
    await page.route(/assets\/ProblemsPage[^/]*\.js/, (route) => route.abort())
    await open(page, '/interview')
    await page.getByRole('contentinfo').getByRole('link', { name: '题库' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '页面加载失败' })).toBeVisible()
    await page.unroute(/assets\/ProblemsPage[^/]*\.js/)
    await page.getByRole('main').getByRole('button', { name: '重试' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '题库' })).toBeVisible()
  })
})

test('code不为0：提示服务器的话，没有话就提示请求失败；网页、代理的502、断在半截的JSON也是；都可以重试', async ({
  page,
}) => {
  await open(page, '/problems')
  await expect(list(page).getByRole('listitem').first()).toBeVisible()
  const failed = { code: 50000, message: '系统出错了，请稍后重试', data: null }
  for (const [answer, said] of [
    [{ json: failed }, failed.message],
    [{ json: { ...failed, message: '' } }, FAILED],
    [{ status: 500, headers: { 'x-request-id': 'abc-1' }, json: failed }, `${failed.message}编号：abc-1`],
    [{ contentType: 'text/html', body: '<html><body>请登录WiFi</body></html>' }, FAILED],
    [{ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }, FAILED],
    [{ contentType: 'application/json', body: '{"code":0,"da' }, FAILED],
  ] as const) {
    await page.route('**/api/question/page', (route) => route.fulfill(answer))
    await sortBy(page, 'newest')
    await expect(toasts(page)).toHaveText([said])
    await expect(toasts(page)).toHaveRole('alert')
    await toasts(page).getByRole('button', { name: '关闭' }).click()
    await expectRetry(page)
    await sortBy(page, 'default')
    await expect(page).toHaveURL('/problems')
  }
})

test.describe('40100', () => {
  test('几个请求一起被拒：清掉令牌与用户信息，只提示一次，页面照常给访客看', async ({
    page,
    registerUser,
    signIn,
  }) => {
    await signIn(page, await registerUser())
    const refused = await refuseTogether(page, 5)
    const told = await noteToasts(page)
    await page.goto('/')
    await expect.poll(told).toEqual([NOT_LOGGED_IN])
    await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible()
    expect(await storedSession(page)).toEqual({ token: null, user: null })
    await expect(page.getByRole('region', { name: '题库' }).getByRole('listitem').first()).toBeVisible()
    expect(refused.length).toBeGreaterThanOrEqual(5)
    expect(await told()).toEqual([NOT_LOGGED_IN])
  })

  test('在需要登录的页面：带着路径去登录页，只提示一次，登录后回来', async ({ page, user, request }) => {
    const calls = ['user/my', 'message/unread/count', 'comment/count?*', 'contribution/contributors?*']
    const loaded = Promise.all(
      [...calls, 'knowledge-point/of-question?*'].map((call) => page.waitForResponse(`**/api/${call}`)),
    )
    const told = await noteToasts(page)
    await open(page, '/problems/bagu/7')
    await loaded
    await request.post('/api/user/logout', { headers: { Authorization: user.token } })
    await page.getByRole('button', { name: /^收藏：/ }).click()
    await expect(page).toHaveURL('/login?redirect=%2Fproblems%2Fbagu%2F7')
    expect(await told()).toEqual([NOT_LOGGED_IN])
    await fillInLogin(page, user)
    await expect(page).toHaveURL('/problems/bagu/7')
  })
})

test.describe('浏览器的存储', () => {
  for (const [name, breakStorage] of [
    ['存满了', fillStorage],
    ['被禁止', forbidStorage],
  ] as const) {
    test(`${name}：照样登录，这个标签页里一直有效`, async ({ page, registerUser }) => {
      const user = await registerUser()
      await page.addInitScript(breakStorage)
      await open(page, '/login')
      await fillInLogin(page, user)
      await expect(toasts(page)).toHaveText(['登录成功'])
      await expect(userMenu(page, user.username)).toBeVisible()
      await page.getByRole('contentinfo').getByRole('link', { name: '讨论' }).click()
      await expect(userMenu(page, user.username)).toBeVisible()
      await page.getByRole('button', { name: '深色' }).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    })
  }
})

test('两个标签页两个账号：先前的那个跟过来，不留前一个人的东西', async ({
  page,
  context,
  registerUser,
  signIn,
}) => {
  const [first, second] = [await registerUser(), await registerUser()]
  await signIn(page, first)
  await open(page, '/problems/bagu/7')
  await page.getByRole('button', { name: /^收藏：/ }).click()
  await expect(page.getByRole('button', { name: /^收藏：/ })).toHaveAttribute('aria-pressed', 'true')
  const other = await context.newPage()
  await other.goto('/healthz')
  await other.evaluate(() => localStorage.clear())
  await open(other, '/login')
  await fillInLogin(other, second)
  await expect(userMenu(other, second.username)).toBeVisible()
  await page.bringToFront()
  if (page.url().includes('/login')) await page.goto('/problems/bagu/7')
  await expect(userMenu(page, second.username)).toBeVisible()
  await expect(page.getByText(first.username)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^收藏：/ })).toHaveAttribute('aria-pressed', 'false')
  expect((await storedSession(page)).token).toBe((await storedSession(other)).token)
})

/** Refuses every call that carries a token, the first ones not before so many of them wait; lists what it refused. */
async function refuseTogether(page: Page, count: number): Promise<string[]> {
  const refuse = (route: Route) =>
    route.fulfill({ json: { code: 40100, message: NOT_LOGGED_IN, data: null } })
  const refused: string[] = []
  const waiting: Route[] = []
  await page.route('**/api/**', async (route) => {
    if (route.request().headers().authorization === undefined) return route.continue()
    refused.push(route.request().url())
    waiting.push(route)
    if (refused.length >= count) await Promise.all(waiting.splice(0).map(refuse))
  })
  return refused
}

function fillStorage() {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
}

function forbidStorage() {
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      throw new DOMException('forbidden', 'SecurityError')
    },
  })
}
