import type { Page } from 'playwright/test'
import { expectAccessible, expectAccessibleInBothThemes, findViolations } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/app.ts'
import { AssistantScreen, storeConversation } from '../fixtures/assistant.ts'
import { type MadeThings, makeThings } from '../fixtures/made-things.ts'
import { fillInLogin, holdToasts, open, toasts, userMenu } from '../fixtures/screen.ts'

const GUEST_PAGES = [
  '/',
  '/problems',
  '/problems?q=没有这样的词',
  '/login',
  '/login?way=code',
  '/register',
  '/reset-password',
  '/interview',
  '/discussion',
  '/learning',
  '/search?q=线程',
  '/no-permission',
  '/no-such-page',
]
const LEARNER_PAGES = [
  '/',
  '/problems?bank=1',
  '/problems/bagu/7',
  '/message',
  '/user/profile',
  '/user/edit',
  '/user/settings',
  '/discussion/create',
]

/** One of each kind that shows its outline until there is something to show, and says so when nothing comes. */
const LOADED_PAGES = ['/problems', '/problems/bagu/7', '/problems/review', '/message']
/** What such a page asks for; not who one is. */
const CONTENT = /\/api\/(?:question\/|review\/(?:queue|summary)|message\/me)/

interface State {
  path: string
  /** What is pressed there, one after the other, by name; what stands on the page until then was looked at already. */
  presses?: readonly (string | RegExp)[]
}

/** A member's pages as they are once there is something on them, and what opens over them. */
const statesOf = (made: MadeThings): State[] => [
  { path: '/problems?mine=favourite' },
  { path: '/problems', presses: ['标签'] },
  { path: '/problems/bagu/7', presses: ['标记'] },
  { path: '/problems/review' },
  { path: '/problems/cards', presses: ['显示答案'] },
  { path: '/problems/paper' },
  { path: `/problems/paper/${made.openPaper}` },
  { path: `/problems/paper/${made.donePaper}/result` },
  { path: '/problems/plan' },
  { path: `/discussion/${made.post}` },
  { path: `/discussion/${made.post}`, presses: ['邀请回答'] },
  { path: `/discussion/${made.post}/edit` },
  { path: '/discussion?category=experience', presses: [/^筛选/, '轮次'] },
  { path: '/learning' },
  { path: '/learning/chapter/1' },
  { path: '/learning/core-knowledge/1', presses: [/^看答案/] },
  { path: '/interview' },
  { path: '/interview/1' },
  { path: `/interview/session/${made.openInterview}` },
  { path: `/interview/result/${made.doneInterview}` },
  { path: `/interview/result/${made.doneInterview}`, presses: ['分享'] },
  { path: `/interview/share/${made.shareToken}` },
  { path: '/search?q=线程&kind=question', presses: ['难度'] },
  { path: '/contribute' },
  { path: '/user/profile' },
  { path: `/u/${made.userId}` },
  { path: '/unsubscribe?token=unknown' },
  { path: '/invite?token=unknown' },
]

// Without motion, so that no colour is measured half-way to another.
test.use({ expectedMessages: [/status of (?:40[04]|500)/], contextOptions: { reducedMotion: 'reduce' } })

/** Makes the page's theme the next one: a page that is dark on a phone is light on a desk, the one after it the other way. */
async function alternateTheme(page: Page, place: number, isMobile: boolean): Promise<void> {
  await page.emulateMedia({ colorScheme: (place % 2 === 0) === isMobile ? 'dark' : 'light' })
}

test('访客的页面：axe没有发现，没有横向滚动', { tag: '@phone' }, async ({ page, isMobile }) => {
  for (const [place, path] of GUEST_PAGES.entries()) {
    await test.step(path, async () => {
      await alternateTheme(page, place, isMobile)
      await page.goto(path)
      await expectAccessible(page)
    })
  }
})

test('登录后的页面：axe没有发现，没有横向滚动', { tag: '@phone' }, async ({
  page,
  isMobile,
  registerUser,
  signIn,
}) => {
  await signIn(page, await registerUser())
  for (const [place, path] of LEARNER_PAGES.entries()) {
    await test.step(path, async () => {
      await alternateTheme(page, place, isMobile)
      await page.goto(path)
      const reveal = page.getByRole('button', { name: '显示答案' })
      if (path.includes('bagu')) await reveal.click()
      await expectAccessible(page)
    })
  }
})

test('有内容的页面与叠在上面的：axe没有发现，没有横向滚动', { tag: '@phone' }, async ({
  page,
  isMobile,
  server,
  registerUser,
  signIn,
}) => {
  const user = await registerUser()
  const made = await makeThings(server.url, user)
  await signIn(page, user)
  for (const [place, { path, presses = [] }] of statesOf(made).entries()) {
    await test.step(`${path} ${presses.join(' ')}`, async () => {
      await alternateTheme(page, place, isMobile)
      await open(page, path)
      for (const name of presses) await page.getByRole('button', { name }).first().click()
      await expectAccessible(page)
    })
  }
})

test('还没取到、取不到时：axe没有发现，没有横向滚动', { tag: '@phone' }, async ({
  page,
  isMobile,
  user: _,
}) => {
  for (const [place, path] of LOADED_PAGES.entries()) {
    await test.step(path, async () => {
      await alternateTheme(page, place, isMobile)
      const answers = Promise.withResolvers<void>()
      await page.route(CONTENT, async (route) => {
        await answers.promise
        await route.fulfill({ status: 500, json: { code: 50000, message: '服务器出错了', data: null } })
      })
      await Promise.all([page.waitForRequest(CONTENT), page.goto(path)])
      // What is about to be replaced is dimmed; what has not come yet has no title.
      const found = await findViolations(page, '[aria-busy=true]')
      expect(found.filter((violation) => !violation.startsWith('page-has-heading-one'))).toEqual([])
      answers.resolve()
      await expect(page.getByRole('main').getByRole('button', { name: '重试' }).first()).toBeVisible()
      await expectAccessible(page)
      await page.unroute(CONTENT)
    })
  }
})

test('打开的菜单、抽屉、搜索与提示：axe没有发现', { tag: '@phone' }, async ({ page, isMobile, admin }) => {
  await holdToasts(page)
  await open(page, '/login?redirect=%2Fproblems')
  await fillInLogin(page, admin)
  await expect(page).toHaveURL('/problems')
  await expect(toasts(page, '登录成功')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await userMenu(page, 'admin').click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Escape')
  for (const open of isMobile ? [openDrawer, openSearch] : [openAdminMenu]) {
    await open(page)
    await expectAccessibleInBothThemes(page)
    await page.keyboard.press('Escape')
  }
})

test('小助手空着、有对话、有历史、有对话框：axe没有发现', async ({ page, user, server }) => {
  const reply =
    '会出**三件事**：\n\n1. 队列不满\n\n```java\nint size = 500;\n```\n\n| 列 | 值 |\n| - | - |\n| a | `b` |'
  await storeConversation(server.url, user, '线程池', '用无界队列会怎样？', reply)
  await open(page, '/problems/bagu/7')
  const assistant = new AssistantScreen(page)
  await assistant.open()
  await expect(assistant.replies.locator('table')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await assistant.showHistory()
  await expectAccessibleInBothThemes(page)
  await assistant.history.getByRole('button', { name: '删除对话：线程池' }).click()
  await expect(assistant.confirmation).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await assistant.confirmation.getByRole('button', { name: '取消' }).click()
  await assistant.history.getByRole('button', { name: '新对话', exact: true }).first().click()
  await expect(assistant.drawer.getByText('AI 小助手已准备就绪')).toBeVisible()
  await expectAccessibleInBothThemes(page)
})

test('表单里的错误与使用约定：axe没有发现', async ({ page }) => {
  await open(page, '/register')
  await page.getByLabel('邮箱').fill('lin')
  await page.getByLabel('密码', { exact: true }).fill('abc')
  await page.getByRole('button', { name: '注册', exact: true }).click()
  await expect(page.getByText('同意使用约定后才能注册')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: '使用约定' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleInBothThemes(page)
})

async function openDrawer(page: Page) {
  await page.getByRole('button', { name: '打开菜单' }).click()
  await page.getByRole('dialog').locator('summary').first().click()
  await expect(page.getByRole('link', { name: '数据看板' })).toBeVisible()
}

async function openSearch(page: Page) {
  await page.getByRole('button', { name: '打开搜索' }).click()
  await expect(page.getByRole('banner').getByRole('combobox').filter({ visible: true })).toBeFocused()
}

async function openAdminMenu(page: Page) {
  await page.getByRole('button', { name: '管理', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: '数据看板' })).toBeVisible()
}
