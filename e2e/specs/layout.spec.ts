import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { logOut, open, storedSession, titleOf, toasts, userMenu } from '../fixtures/screen.ts'

const PUBLIC_SCREENS = [
  ['/', '首页'],
  ['/login', '登录'],
  ['/register', '注册'],
  ['/reset-password', '重置密码'],
  ['/problems', '题库'],
  ['/discussion', '讨论'],
  ['/learning', '学习路线'],
  ['/interview', '模拟面试'],
  ['/interview/1', '面试详情'],
  ['/search?q=%E7%BA%BF%E7%A8%8B', '搜索：线程'],
  ['/no-permission', '没有权限'],
  ['/no/such/page', '页面不存在'],
] as const
const WITHOUT_LAYOUT = ['/login', '/register', '/reset-password']

const MAIN_NAVIGATION = [
  ['首页', '/'],
  ['题库', '/problems'],
  ['模拟面试', '/interview'],
  ['讨论', '/discussion'],
  ['学习路线', '/learning'],
]

const ADMIN_GROUPS = {
  基础管理: [
    ['数据看板', '/admin/dashboard'],
    ['用户管理', '/admin/users'],
    ['题目管理', '/admin/problems'],
    ['讨论管理', '/admin/discussions'],
  ],
  面试管理: [
    ['面试题库', '/admin/interview/banks'],
    ['面试记录', '/admin/interview/questions'],
  ],
  学习路线管理: [
    ['章节管理', '/admin/learning/chapters'],
    ['知识点管理', '/admin/learning/knowledge-points'],
  ],
}

// What is not there answers 404.
test.use({ expectedMessages: [/status of 404/] })

const banner = (page: Page) => page.getByRole('banner')
const drawer = (page: Page) => page.getByRole('dialog', { name: '主导航' })
const footer = (page: Page) => page.getByRole('contentinfo')
const menu = (page: Page) => page.getByRole('menu')
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY)

/** Texts and addresses of links. */
function linksIn(scope: ReturnType<Page['locator']>): Promise<(string | null)[][]> {
  return scope.evaluateAll((entries) =>
    entries.map((entry) => {
      const link = entry.closest('a') ?? entry.querySelector('a')
      return [entry.textContent, link?.getAttribute('href') ?? null]
    }),
  )
}

test.describe('路径与标题', () => {
  test('公开的页面不登录就能打开，标题是路由名加产品名', async ({ page }) => {
    for (const [path, name] of PUBLIC_SCREENS) {
      await test.step(path, async () => {
        const answer = await page.goto(path)
        expect(answer?.status()).toBe(path === '/no/such/page' ? 404 : 200)
        await expect(page).toHaveTitle(titleOf(name))
        await expect(page).toHaveURL(path)
        await expect(page.locator('h1')).toHaveCount(1)
        const parts = WITHOUT_LAYOUT.includes(path) ? 0 : 1
        await expect(banner(page)).toHaveCount(parts)
        await expect(footer(page)).toHaveCount(parts)
        await expect(page.getByRole('button', { name: 'AI 小助手', exact: true })).toBeVisible()
      })
    }
    await page.getByRole('main').getByRole('link', { name: '回首页' }).click()
    await expect(page).toHaveURL('/')
  })

  test('每次换页都回到顶部，后退也是', async ({ page }) => {
    await open(page, '/')
    // By keyboard: what arrives of a page late moves its footer, and a pointer misses it.
    for (const go of [
      () => footer(page).getByRole('link', { name: '题库' }).press('Enter'),
      () => footer(page).getByRole('link', { name: '首页' }).press('Enter'),
      () => page.goBack(),
    ]) {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(100)
      const before = page.url()
      await go()
      await expect(page).not.toHaveURL(before)
      await expect.poll(() => scrollTop(page)).toBe(0)
    }
  })
})

test.describe('顶栏', () => {
  test('主导航五项：桌面在顶栏，手机在抽屉', { tag: '@phone' }, async ({ page, isMobile }) => {
    await open(page, '/')
    if (isMobile) await banner(page).getByRole('button', { name: '打开菜单' }).click()
    const place = isMobile ? drawer(page) : banner(page)
    const links = place.getByRole('navigation', { name: '主导航' }).getByRole('link')
    await expect(links).toHaveText(MAIN_NAVIGATION.map(([name]) => name ?? ''))
    expect(await linksIn(links)).toEqual(MAIN_NAVIGATION)
  })
})

test('搜索框占位是“搜索...”，回车去搜索页，前后的空格去掉；空的什么也不做', async ({ page }) => {
  await open(page, '/')
  const box = banner(page).getByPlaceholder('搜索...').filter({ visible: true })
  await box.fill('\u3000 ')
  await box.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(box).toBeFocused()
  await box.fill('  线程 池&锁  ')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=/)
  expect(new URL(page.url()).searchParams.get('q')).toBe('线程 池&锁')
  await expect(page).toHaveTitle(titleOf('搜索：线程 池&锁'))
})

test.describe('铃铛', () => {
  test('主布局出现时取一次未读数，登录页不取', async ({ page, registerUser, signIn }) => {
    const user = await registerUser()
    let counted = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/message/unread/count')) counted += 1
    })
    await open(page, '/login')
    await page.getByLabel('邮箱').waitFor()
    expect(counted).toBe(0)
    await signIn(page, user)
    await open(page, '/')
    await expect.poll(() => counted).toBe(1)
    await footer(page).getByRole('link', { name: '讨论' }).click()
    await expect(page).toHaveURL('/discussion')
    await page.waitForLoadState('load')
    expect(counted).toBe(1)
  })
})

test.describe('用户菜单', () => {
  test('默认头像，名字在旁边；四项各去各处', { tag: '@phone' }, async ({ page, user, isMobile }) => {
    await open(page, '/')
    const trigger = userMenu(page, user.username)
    await expect(trigger.getByRole('presentation')).toHaveAttribute('src', /default-avatar|data:image\/svg/)
    if (!isMobile) await expect(trigger).toHaveText(user.username)
    await trigger.click()
    await expect(menu(page)).toContainText(user.username)
    const entries = menu(page).getByRole('menuitem')
    await expect(entries).toHaveText(['个人中心', '编辑资料', '设置', '退出登录'])
    expect((await linksIn(entries)).map(([, href]) => href)).toEqual([
      '/user/profile',
      '/user/edit',
      '/user/settings',
      null,
    ])
    await entries.filter({ hasText: '设置' }).click()
    await expect(page).toHaveURL('/user/settings')
    await expect(menu(page)).toHaveCount(0)
  })

  test('退出登录：提示已退出登录，回登录页，令牌与用户信息都清掉', async ({ page, user }) => {
    await open(page, '/user/profile')
    await logOut(page, user)
    await expect(toasts(page)).toHaveText(['已退出登录'])
    await expect(page).toHaveURL('/login')
    expect(await storedSession(page)).toEqual({ token: null, user: null })
  })

  test('再点触发按钮就收起，不会关了又开；点外面收起', async ({ page, user }) => {
    await open(page, '/')
    const trigger = userMenu(page, user.username)
    await trigger.click()
    await expect(menu(page)).toBeVisible()
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await trigger.click()
    await expect(menu(page)).toHaveCount(0)
    await trigger.click()
    await expect(menu(page)).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click({ position: { x: 2, y: 2 } })
    await expect(menu(page)).toHaveCount(0)
  })

  test('用键盘打开就到第一项，Enter进去，Esc收起、焦点回到按钮', async ({ page, user }) => {
    await open(page, '/')
    const trigger = userMenu(page, user.username)
    const entries = menu(page).getByRole('menuitem')
    // A key that goes down while the light button gives way to antd's opens nothing.
    await expect(trigger).toHaveClass(/ant-dropdown-trigger/)
    await trigger.press('Enter')
    await expect(entries.first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toHaveCount(0)
    await expect(trigger).toBeFocused()
    await trigger.press('Enter')
    await expect(entries.first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(menu(page).locator(':focus')).toHaveText('编辑资料')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/user/edit')
  })
})

test('管理员：三组，桌面是下拉，手机是抽屉里可收放的“管理功能”', { tag: '@phone' }, async ({
  page,
  isMobile,
  signIn,
  adminToken,
}) => {
  await signIn(page, { token: adminToken })
  await open(page, '/')
  await userMenu(page, 'admin').waitFor()
  if (isMobile) return expectFoldingGroups(page)
  await banner(page).getByRole('button', { name: '管理', exact: true }).click()
  for (const [name, links] of Object.entries(ADMIN_GROUPS)) {
    const group = menu(page)
      .locator('.ant-dropdown-menu-item-group')
      .filter({ has: page.getByText(name, { exact: true }) })
    await expect.poll(() => linksIn(group.getByRole('menuitem'))).toEqual(links)
  }
  await userMenu(page, 'admin').click()
  await expect(menu(page)).toHaveCount(1)
  await expect(menu(page)).toContainText('退出登录')
})

async function expectFoldingGroups(page: Page) {
  await banner(page).getByRole('button', { name: '打开菜单' }).click()
  await expect(drawer(page).getByRole('heading', { name: '管理功能' })).toBeVisible()
  for (const [name, links] of Object.entries(ADMIN_GROUPS)) {
    const group = drawer(page)
      .locator('details')
      .filter({ has: page.locator('summary').getByText(name, { exact: true }) })
    const first = group.getByRole('link', { name: links[0]?.[0] ?? '' })
    await expect(first).toBeHidden()
    await group.locator('summary').click()
    await expect(first).toBeVisible()
    expect(await linksIn(group.getByRole('link'))).toEqual(links)
    await group.locator('summary').click()
    await expect(first).toBeHidden()
  }
}

test('手机：汉堡按钮打开抽屉，关闭按钮、点外面、Esc与点链接都收起；搜索图标打开与收起第二个输入框', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  test.skip(!isMobile, '桌面没有抽屉，一直有搜索框')
  await open(page, '/')
  const toggle = banner(page).getByRole('button', { name: '打开菜单' })
  for (const close of [
    () => drawer(page).getByRole('button', { name: '关闭菜单' }).click(),
    () => page.mouse.click(380, 500),
    () => page.keyboard.press('Escape'),
    () => drawer(page).getByRole('link', { name: '讨论' }).click(),
  ]) {
    await toggle.click()
    await expect(drawer(page)).toBeVisible()
    await close()
    await expect(drawer(page)).toHaveCount(0)
  }
  await expect(page).toHaveURL('/discussion')

  const box = banner(page).getByRole('combobox').filter({ visible: true })
  const showSearch = banner(page).getByRole('button', { name: '打开搜索' })
  await showSearch.click()
  await expect(box).toBeFocused()
  await banner(page).getByRole('button', { name: '收起搜索' }).click()
  await expect(box).toHaveCount(0)
  await showSearch.click()
  await expect(box).toBeFocused()
  await footer(page).getByText('帮助程序员准备技术面试').click()
  await expect(box).toHaveCount(0)
})

test('顶栏滚动时留在顶上；滚动超过300像素才有“返回顶部”，回得去；商标通向首页', async ({ page }) => {
  await open(page, '/problems')
  const button = page.getByRole('button', { name: '返回顶部' })
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top)
  await scrollTo(300)
  await expect.poll(() => scrollTop(page)).toBe(300)
  await expect(button).toHaveCount(0)
  await scrollTo(301)
  await expect(button).toBeVisible()
  await expect(button).toHaveAttribute('title', '返回顶部')
  await scrollTo(900)
  await expect(banner(page)).toBeInViewport({ ratio: 1 })
  expect((await banner(page).boundingBox())?.y).toBe(0)
  await button.click()
  await expect.poll(() => scrollTop(page)).toBe(0)
  await expect(button).toHaveCount(0)
  await banner(page).getByRole('link', { name: '智能面试刷题平台' }).click()
  await expect(page).toHaveURL('/')
})
