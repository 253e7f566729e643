import { expect, test } from '../fixtures/app.ts'
import { fillInLogin, noteToasts, open, titleOf, toasts } from '../fixtures/screen.ts'

const REFUSED = '登录后才能访问该页面哦~'

const USER_SCREENS = [
  ['/user/profile', '个人中心'],
  ['/user/edit', '编辑资料'],
  ['/user/settings', '设置'],
  ['/contribute', '贡献'],
  ['/problems/bagu/7?bank=1', '题目详情'],
  ['/discussion/create', '发布讨论'],
  ['/discussion/1', '讨论详情'],
  ['/learning/chapter/1', '章节'],
  ['/learning/core-knowledge/1', '知识点'],
  ['/interview/session/1', '面试中'],
  ['/interview/result/1', '面试结果'],
  ['/message', '消息中心'],
] as const

const ADMIN_SCREENS = [
  ['/admin/dashboard', '数据看板'],
  ['/admin/users', '用户管理'],
  ['/admin/problems', '题目管理'],
  ['/admin/discussions', '讨论管理'],
  ['/admin/learning/chapters', '章节管理'],
  ['/admin/learning/knowledge-points', '知识点管理'],
  ['/admin/interview/banks', '面试题库'],
  ['/admin/interview/questions', '面试记录'],
] as const

const ELSEWHERE = ['//evil.example', '/\\evil.example', 'javascript:alert(1)']

test.describe('访客', () => {
  // There is no post: its document says so, and leads to the login page all the same.
  test.use({ expectedMessages: [/status of 404 .*\/discussion\/1\b/] })

  test('打开需要登录的页面：带着完整路径去登录页，提示一次', async ({ page }) => {
    const told = await noteToasts(page)
    for (const [path] of [...USER_SCREENS, ...ADMIN_SCREENS]) {
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`)
        await expect.poll(told).toEqual([REFUSED])
      })
    }
    await expect(page.getByLabel('邮箱')).toBeVisible()
    expect(await told()).toEqual([REFUSED])
  })

  test('登录后回到原来的地址，查询与锚点都在；后退不会又被送回登录页', async ({ page, registerUser }) => {
    await open(page, '/problems')
    await page
      .getByRole('link', { name: /^HashMap/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await page.goBack()
    await expect(page).toHaveURL('/problems')

    const back = '/problems/bagu/7?bank=1&from=%E5%88%97%E8%A1%A8#answer'
    await page.goto(back)
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(back)}`)
    await fillInLogin(page, await registerUser())
    await expect(page).toHaveURL(back)
    await expect(page).toHaveTitle(/ - 智能面试刷题平台$/)
  })
})

test.describe('登录后', () => {
  test.use({ expectedMessages: [/status of 404/] })

  test('需要登录的页面都打开，标题是路由名加产品名', async ({ page, registerUser, signIn }) => {
    await signIn(page, await registerUser())
    for (const [path, name] of USER_SCREENS) {
      await test.step(path, async () => {
        await page.goto(path)
        // What a page shows may have a name of its own, which takes the place of the route's as soon as it has come.
        await expect(page).toHaveTitle(/\d/.test(path) ? / - 智能面试刷题平台$/ : titleOf(name))
        await expect(page).toHaveURL(path)
        await expect(page.locator('h1')).toHaveCount(1)
        await expect(page.getByRole('banner')).toBeVisible()
      })
    }
    await expect(toasts(page)).toHaveCount(0)
  })

  test('redirect只认本站的路径，别的都去首页', async ({ page, registerUser, signIn }) => {
    await signIn(page, await registerUser())
    for (const redirect of ELSEWHERE) {
      await test.step(redirect, async () => {
        await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`)
        await expect(page).toHaveURL('/')
      })
    }
    await page.goto(`/login?redirect=${encodeURIComponent('/problems?difficulty=hard#list')}`)
    await expect(page).toHaveURL('/problems?difficulty=hard#list')
  })

  test('不是管理员：管理页都去没有权限的页面，站内的链接也一样', async ({ page, registerUser, signIn }) => {
    await signIn(page, await registerUser())
    for (const path of [
      '/admin/dashboard',
      '/admin/interview/questions',
      '/login?redirect=%2Fadmin%2Fusers',
    ]) {
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page).toHaveURL('/no-permission')
        await expect(page).toHaveTitle(titleOf('没有权限'))
      })
    }
  })
})

test('管理员：每个管理页都打开，标题是路由名加产品名', async ({ page, admin }) => {
  await page.goto('/admin/dashboard')
  await expect(page).toHaveURL('/login?redirect=%2Fadmin%2Fdashboard')
  await fillInLogin(page, admin)
  for (const [path, name] of ADMIN_SCREENS) {
    await test.step(path, async () => {
      if (path !== '/admin/dashboard') await page.goto(path)
      await expect(page).toHaveURL(new RegExp(`${path}(\\?|$)`))
      await expect(page).toHaveTitle(titleOf(name))
    })
  }
})
