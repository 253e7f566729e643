import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/app.ts'
import { chooseAvatar } from '../fixtures/avatar.ts'
import { open, toasts, userMenu } from '../fixtures/screen.ts'

test.describe('编辑资料', () => {
  test('换头像、写资料，错处说在各自的字段上，刷新后都在', { tag: '@phone' }, async ({ page, user }) => {
    await open(page, '/user/edit')
    await expect(page.getByLabel('用户名')).toHaveValue(user.username)
    await expectAccessible(page)

    const dialog = await chooseAvatar(page)
    await dialog.getByRole('button', { name: '旋转' }).click()
    await expect(dialog.getByRole('button', { name: '确定' })).toBeEnabled()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: '确定' }).click()
    await expect(toasts(page, '头像已更换')).toBeVisible()
    await expect(page.locator('main form img[src^="/files/"]')).toBeVisible()

    await page.getByLabel('简介').fill('三年Java后端。')
    await page.getByRole('button', { name: '添加链接' }).click()
    await page.getByLabel('第1条链接的地址').fill('git.example.com/linjian')
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('地址要以https://或http://开头')).toBeVisible()
    await expect(page.getByLabel('第1条链接的地址')).toBeFocused()
    await page.getByLabel('第1条链接的地址').fill('https://git.example.com/linjian')
    await page.getByRole('button', { name: '保存' }).click()
    await expect(toasts(page, '资料已保存')).toBeVisible()

    await open(page, '/user/edit')
    await expect(page.getByLabel('简介')).toHaveValue('三年Java后端。')
    await expect(page.getByLabel('第1条链接的地址')).toHaveValue('https://git.example.com/linjian')
    await expect(page.locator('main form img[src^="/files/"]')).toBeVisible()
  })

  test('不是图片的文件，说明原因；没有保存就离开，先问一声', async ({ page, user }) => {
    await open(page, '/user/edit')
    const chooser = page.locator('input[type=file]')
    await chooser.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
    await expect(page.getByText('只支持jpeg、png与webp图片')).toBeVisible()
    await chooser.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('text') })
    await expect(page.getByText('图片已损坏，无法读取')).toBeVisible()

    await page.getByLabel('简介').fill('写到一半')
    await page.getByRole('link', { name: '智能面试刷题平台' }).first().click()
    const question = page.getByRole('alertdialog', { name: '离开这一页？' })
    await question.getByRole('button', { name: '取消' }).click()
    await expect(page.getByLabel('简介')).toHaveValue('写到一半')
    await page.getByRole('link', { name: '智能面试刷题平台' }).first().click()
    await question.getByRole('button', { name: '确定' }).click()
    await expect(page).toHaveURL('/')
    await expect(userMenu(page, user.username)).toBeVisible()
  })
})

test.describe('设置', () => {
  test('主题马上换；改密码，别的设备退出；导出的文件里有我的东西；删除账号', async ({
    page,
    user,
    request,
  }) => {
    const { email, password } = user
    await request.post('/api/user/login', { data: { email, password }, headers: { 'user-agent': 'other' } })
    await open(page, '/user/settings')
    await expect(page.getByText('当前设备')).toBeVisible()
    await expect(page.getByRole('button', { name: '退出未知设备' })).toBeVisible()
    await page.locator('main').getByText('深色', { exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.locator('main').getByText('浅色', { exact: true }).click()

    await expect(page.getByRole('radio', { name: '回复：站内与邮件' })).toBeDisabled()
    const untold = page.getByRole('radio', { name: '回复：不提醒' })
    await untold.check()
    await page.reload()
    await expect(untold).toBeChecked()
    await page.getByRole('button', { name: '修改', exact: true }).click()
    await page.getByLabel('当前密码').fill('wrong password 1')
    await page.getByLabel('新密码').fill('another secret 7')
    await page.getByLabel('确认密码').fill('another secret 7')
    await expectAccessible(page)
    await page.getByRole('button', { name: '修改密码' }).click()
    await expect(page.getByText('密码不对')).toBeVisible()
    await page.getByLabel('当前密码').fill(password)
    await page.getByRole('button', { name: '修改密码' }).click()
    await expect(toasts(page, '密码已修改')).toBeVisible()
    await expect(page.getByRole('button', { name: '退出未知设备' })).toHaveCount(0)

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出', exact: true }).click()
    const file = JSON.parse(await readFile(await (await download).path(), 'utf8'))
    expect(file.account).toMatchObject([{ email, username: user.username }])

    await page.getByRole('button', { name: '删除账号' }).click()
    const dialog = page.getByRole('dialog', { name: '删除账号？' })
    await expect(dialog.getByRole('button', { name: '永久删除' })).toBeDisabled()
    await expectAccessible(page)
    await dialog.getByRole('textbox').fill(user.username)
    await dialog.getByRole('button', { name: '永久删除' }).click()
    await expect(toasts(page, '账号已删除')).toBeVisible()
    await expect(page.getByRole('link', { name: '登录' }).first()).toBeVisible()
  })
})

test.describe('个人中心与公开主页', () => {
  test('练过的题出现在个人中心，公开的才在公开主页上', async ({ page, user, request, browser }) => {
    const headers = { authorization: user.token }
    for (const questionId of [1, 2, 3])
      await request.post('/api/review/rate', { data: { questionId, rating: 4 }, headers })
    await request.post('/api/favourite/add', { data: { questionId: 1 }, headers })
    const note = { questionId: 2, content: '**先说结论**，再说原因', baseTime: null }
    await request.put('/api/note/update', { data: note, headers })
    await open(page, '/user/profile')
    await expect(page.getByRole('heading', { level: 1, name: user.username })).toBeVisible()
    await expect(page.getByText('练了1天，共3题次')).toBeVisible()
    await expect(page.getByRole('row', { name: /1 3$/ })).toHaveCount(1)
    await expectAccessible(page)
    await expect(page.getByRole('tab', { name: '收藏 1' })).toBeVisible()
    await page.getByRole('tab', { name: '收藏 1' }).click()
    await expect(page.getByRole('tabpanel', { name: '收藏 1' }).getByRole('listitem')).toHaveCount(1)
    await page.getByRole('tab', { name: '笔记 1' }).click()
    await expect(page.getByText('先说结论，再说原因')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('link', { name: '看公开主页' }).click()
    await expect(page.getByText(`${user.username}没有公开学习情况。`)).toBeVisible()
    const { data: own } = await (await request.get('/api/user-profile/my', { headers })).json()
    const change = { bio: '喜欢画图', shownParts: ['calendar'] }
    await request.post('/api/user-profile/update', { data: change, headers })

    // A guest without scripts sees it: it comes from the server.
    const reader = await browser.newContext({ javaScriptEnabled: false })
    const guest = await reader.newPage()
    const read = async () => (await guest.goto(new URL(`/u/${own.id}`, page.url()).href))?.text()
    await expect.poll(read).toContain('喜欢画图')
    await expect(guest.getByText('喜欢画图')).toBeVisible()
    await expect(guest.getByText('练了1天，共3题次')).toBeVisible()
    await expect(guest.getByText('练过的题')).toHaveCount(0)
    await reader.close()
    await open(page, `/u/${own.id}`)
    await expectAccessible(page)
    for (const nobody of ['/u/999999', '/u/abc']) expect((await request.get(nobody)).status()).toBe(404)
  })
})
