import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/app.ts'
import { closeUndoable, openConsole } from '../fixtures/console.ts'

test('写一道面试题，发布，题库里多了它的主题；改过的恢复成原来的', async ({ page, signIn, adminToken }) => {
  const title = `零拷贝为什么快 ${Date.now()}？`
  await signIn(page, { token: adminToken })
  await openConsole(page, '/interview/banks')
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Java社招：/ }).click()
  await expect(page.getByRole('link', { name: /^HashMap/ })).toBeVisible()
  await page.getByRole('link', { name: '新建面试题' }).click()
  await page.getByRole('textbox', { name: '面试题', exact: true }).fill(title)
  await page.getByRole('textbox', { name: '主题' }).fill('网络')
  await page.getByRole('textbox', { name: '参考答案' }).fill('数据不经过用户态。')
  await page.getByRole('button', { name: '添加要点' }).click()
  const point = page.getByRole('listitem', { name: '要点1' })
  await point.getByLabel('要点', { exact: true }).fill('数据不经过用户态')
  await page.getByRole('combobox', { name: '面试题库' }).click()
  await page.getByRole('option', { name: 'Java社招' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: '保存草稿' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('button', { name: '发布' }).click()
  await closeUndoable(page)

  await page.getByRole('link', { name: '编辑' }).click()
  await page.getByRole('textbox', { name: '主题' }).fill('改坏了')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByRole('link', { name: '修改记录' }).click()
  await page.getByRole('button', { name: '第1版' }).click()
  await page.getByRole('button', { name: '恢复成这一版' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('已恢复成第1版')).toBeVisible()

  await page.goto('/interview')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Java社招/ })
    .first()
    .click()
  await expect(page.getByText('网络', { exact: true }).first()).toBeVisible()
})
