import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { callApi, tokenOf } from '../fixtures/api.ts'
import { expect, type TestUser, test } from '../fixtures/app.ts'
import { closeUndoable, followMenu, openConsole } from '../fixtures/console.ts'
import { fillInLogin, open, toasts } from '../fixtures/screen.ts'

async function openUser(page: Page, user: TestUser) {
  await page.getByRole('searchbox', { name: '用户名或邮箱' }).fill(user.email)
  await expect(page.getByText('共1条')).toBeVisible()
  await page.getByRole('link', { name: user.username }).click()
  await expect(page.getByRole('heading', { level: 1, name: user.username })).toBeVisible()
}

async function openMore(page: Page, entry: string) {
  await page.getByRole('button', { name: '更多操作' }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test('在许多用户里找到一个并封禁：他随即退出，登录时看到原因与期限，操作有记录', async ({
  page,
  browser,
  server,
  registerUser,
  signIn,
  adminToken,
}) => {
  const user = await registerUser()
  await registerUser()
  await signIn(page, { token: adminToken })
  await open(page, '/')
  await page.getByRole('button', { name: '管理', exact: true }).click()
  await page.getByRole('menuitem', { name: '用户管理' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '用户管理' })).toBeVisible()
  await openUser(page, user)
  await page.getByRole('button', { name: '封禁' }).click()
  const dialog = page.getByRole('dialog', { name: '封禁1个用户' })
  await dialog.getByLabel('封禁原因').fill('反复发广告')
  await dialog.getByRole('combobox', { name: '期限' }).click()
  await page.getByRole('option', { name: '永久' }).click()
  await dialog.getByRole('button', { name: '封禁' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '已封禁1个用户' })).toBeVisible()
  await expect(page.getByRole('button', { name: '解除封禁' })).toBeVisible()
  await expect(page.getByText('反复发广告')).toBeVisible()

  await expect(callApi(server.url, user.token, ['GET', '/api/user/my'])).rejects.toThrow('40100')
  const context = await browser.newContext({ baseURL: server.url })
  const learner = await context.newPage()
  await open(learner, '/login')
  await fillInLogin(learner, user)
  await expect(toasts(learner, '账号已被永久封禁，原因：反复发广告')).toBeVisible()
  await expect(learner).toHaveURL('/login')
  await context.close()

  await followMenu(page, '操作记录')
  const row = page.getByRole('row').filter({ hasText: user.username })
  await expect(row).toContainText('封禁用户')
  await expect(row).toContainText('admin')
})

test('解除封禁，重置密码，退出所有设备', async ({ page, server, registerUser, signIn, adminToken }) => {
  const user = await registerUser()
  await signIn(page, { token: adminToken })
  await openConsole(page, '/users')
  await openUser(page, user)

  await page.getByRole('button', { name: '退出所有设备' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '退出所有设备' }).click()
  await expect(page.getByText('没有已登录的设备。')).toBeVisible()
  await expect(callApi(server.url, user.token, ['GET', '/api/user/my'])).rejects.toThrow('40100')

  await openMore(page, '重置密码')
  const dialog = page.getByRole('dialog', { name: '重置密码' })
  await dialog.getByRole('button', { name: '重置密码' }).click()
  const password = await dialog.getByLabel('临时密码').inputValue()
  await expect(tokenOf(server.url, user)).rejects.toThrow('邮箱或密码不对')
  expect(await tokenOf(server.url, { ...user, password })).toBeTruthy()
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect(page.getByText(password)).toHaveCount(0)

  await page.getByRole('button', { name: '封禁' }).click()
  await page.getByLabel('封禁原因').fill('误会')
  await page.getByRole('dialog').getByRole('button', { name: '封禁' }).click()
  await page.getByRole('button', { name: '解除封禁' }).click()
  await expect(page.getByRole('button', { name: '封禁', exact: true })).toBeVisible()
  await closeUndoable(page)
  expect(await tokenOf(server.url, { ...user, password })).toBeTruthy()
})

test('选中几个一起封禁，一起解除；自己选不中', async ({
  page,
  server,
  admin,
  registerUser,
  signIn,
  adminToken,
}) => {
  const users = await Promise.all([registerUser(), registerUser()])
  await signIn(page, { token: adminToken })
  await openConsole(page, '/users')
  await expect(page.getByRole('row').filter({ hasText: users[0].username })).toBeVisible()
  for (const { username } of users)
    await page.getByRole('row').filter({ hasText: username }).getByRole('checkbox').check()
  const bar = page.getByRole('toolbar', { name: '批量操作' })
  await expect(bar).toContainText('已选2项')
  await bar.getByRole('button', { name: '封禁', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '封禁2个用户' })
  await dialog.getByLabel('封禁原因').fill('一起刷票')
  await dialog.getByRole('button', { name: '封禁' }).click()
  for (const user of users)
    await expect(page.getByRole('row').filter({ hasText: user.username })).toContainText('已封禁')
  for (const user of users) {
    await expect(tokenOf(server.url, user)).rejects.toThrow('一起刷票')
  }
  await expect(bar).toBeHidden()
  for (const { username } of users)
    await page.getByRole('row').filter({ hasText: username }).getByRole('checkbox').check()
  await bar.getByRole('button', { name: '解除封禁' }).click()
  const marks = users.map(({ username }) =>
    page.getByRole('row').filter({ hasText: username }).getByText('已封禁', { exact: true }),
  )
  for (const mark of marks) await expect(mark).toHaveCount(0)
  await page.getByRole('button', { name: '撤销' }).click()
  for (const mark of marks) await expect(mark).toBeVisible()
  await page.getByRole('searchbox', { name: '用户名或邮箱' }).fill(admin.email)
  const own = page.getByRole('row').filter({ hasText: 'admin' }).last()
  await expect(own.getByRole('checkbox')).toBeDisabled()
  await own.getByRole('link', { name: 'admin' }).click()
  await expect(page.getByRole('link', { name: '编辑' })).toBeVisible()
  await expect(page.getByRole('button', { name: '封禁' })).toHaveCount(0)
})

test('注销账号要打出名字；列表里不再有，按状态找得到，叫已注销用户', async ({
  page,
  server,
  registerUser,
  signIn,
  adminToken,
}) => {
  const user = await registerUser()
  await signIn(page, { token: adminToken })
  await openConsole(page, '/users')
  await openUser(page, user)
  await openMore(page, '注销账号')
  const dialog = page.getByRole('dialog', { name: '注销账号' })
  await dialog.getByRole('textbox').fill('别的名字')
  await dialog.getByRole('button', { name: '注销账号' }).click()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('textbox').fill(user.username)
  await dialog.getByRole('button', { name: '注销账号' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '用户管理' })).toBeVisible()
  await page.getByRole('searchbox', { name: '用户名或邮箱' }).fill('')
  await page.getByRole('combobox', { name: '状态' }).click()
  await page.getByRole('option', { name: '已注销' }).click()
  await expect(page.getByRole('link', { name: '已注销用户' }).first()).toBeVisible()
  await expect(page.getByText(user.email)).toHaveCount(0)
  await expect(tokenOf(server.url, user)).rejects.toThrow('邮箱或密码不对')
})

test('筛选存得下、取得回；列可以选；导出一行一个，筛选开着时说出来；/到搜索框', async ({
  page,
  registerUser,
  signIn,
  adminToken,
}) => {
  const user = await registerUser()
  await signIn(page, { token: adminToken })
  await openConsole(page, '/users')
  await page.getByRole('combobox', { name: '角色' }).click()
  await page.getByRole('option', { name: '管理员' }).click()
  await expect(page.getByText('共1条')).toBeVisible()
  await page.getByRole('button', { name: '已保存的查询' }).click()
  await page.getByRole('menuitem', { name: '保存当前查询…' }).click()
  await page.getByLabel('名称').fill('所有管理员')
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
  await page.goto('/admin/users?filter={}')
  await expect(page.getByText('共1条')).toHaveCount(0)
  await page.getByRole('button', { name: '已保存的查询' }).click()
  await page.getByRole('menuitem', { name: '所有管理员' }).click()
  await expect(page.getByText('共1条')).toBeVisible()

  await page.getByRole('button', { name: '选择列' }).click()
  await page.getByRole('switch', { name: '角色' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader', { name: '角色' })).toHaveCount(0)

  await page.goto('/admin/users?filter={}')
  const search = page.getByRole('searchbox', { name: '用户名或邮箱' })
  await expect(search).toBeVisible()
  await page.locator('body').press('/')
  await expect(search).toBeFocused()
  await search.fill(user.email)
  await expect(page.getByText('共1条')).toBeVisible()
  await page.getByRole('button', { name: '导出' }).click()
  await expect(page.getByText(/^将导出筛选后的1条，共\d+条$/)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text.split('\r\n')[0]).toContain('"用户名","邮箱","角色","状态"')
  expect(text).toContain(user.email)
})

test('导入名单：错的行说出来，只建其余的；本人打开链接设了密码就登录，链接再开就失效', async ({
  page,
  browser,
  server,
  registerUser,
  signIn,
  adminToken,
}) => {
  const known = await registerUser()
  const name = `pupil-${randomUUID().slice(0, 8)}`
  await signIn(page, { token: adminToken })
  await openConsole(page, '/users')
  await page.getByRole('button', { name: '导入名单' }).click()
  const dialog = page.getByRole('dialog', { name: '导入名单' })
  await dialog
    .getByRole('textbox', { name: '用户名,邮箱' })
    .fill(`用户名，邮箱\n${name}，${name}@example.com\n没有邮箱\n某某，${known.email}`)
  await dialog.getByRole('button', { name: '新建' }).click()
  await expect(dialog.getByText('第3行：要有用户名与邮箱两项')).toBeVisible()
  await dialog.getByRole('button', { name: '只建其余的2个' }).click()
  await expect(dialog.getByText('第4行：这个邮箱已被注册')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '只建其余的1个' }).click()
  const field = dialog.getByRole('textbox', { name: '邀请链接' })
  await expect(field).toHaveValue(/\/invite\?token=/)
  const link = await field.inputValue()
  await page.keyboard.press('Escape')
  await expect(field).toBeVisible()
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect(dialog).toBeHidden()

  const context = await browser.newContext({ baseURL: server.url })
  const pupil = await context.newPage()
  await open(pupil, link)
  await expect(pupil.getByRole('heading', { name: `${name}，欢迎加入` })).toBeVisible()
  await pupil.getByLabel('密码', { exact: true }).fill('quiet river 7')
  await pupil.getByLabel('确认密码').fill('quiet river 7')
  await pupil.getByRole('button', { name: '设置密码' }).click()
  await expect(pupil).toHaveURL('/')
  await expect(toasts(pupil, '登录成功')).toBeVisible()
  await open(pupil, link)
  await expect(pupil.getByRole('heading', { name: '链接已失效' })).toBeVisible()
  await context.close()
})
