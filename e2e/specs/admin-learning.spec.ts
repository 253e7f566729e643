import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/app.ts'
import { openConsole, waitForUndoable } from '../fixtures/console.ts'

test('写一个知识点，发布，学习者在路线上看到；改过的恢复成原来的，归档可以撤销', async ({
  page,
  registerUser,
  signIn,
  adminToken,
}) => {
  const title = `零拷贝 ${Date.now()}`
  await signIn(page, { token: adminToken })
  await openConsole(page, '/learning/knowledge-points')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'synchronized与AQS' }).click()
  await page.getByRole('link', { name: '编辑' }).click()
  await expect(page.getByRole('button', { name: 'AQS的独占模式与共享模式是怎么实现的？' })).toBeVisible()
  await openConsole(page, '/learning/knowledge-points')
  await page.getByRole('link', { name: '新建知识点' }).click()
  await page.getByRole('textbox', { name: '知识点', exact: true }).fill(title)
  await page.getByRole('textbox', { name: '简介' }).fill('少一次复制')
  await page.getByRole('textbox', { name: '正文' }).fill('## 先说结论')
  await page.getByRole('button', { name: '添加自测题' }).click()
  const recall = page.getByRole('listitem', { name: '自测题1' })
  await recall.getByLabel('问题').fill('为什么更快？')
  await recall.getByLabel('答案').fill('数据不经过用户态。')
  await page.getByRole('combobox', { name: '章节' }).click()
  await page.getByRole('option', { name: '数据库' }).click()
  await page.getByRole('button', { name: '保存草稿' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '发布' }).click()
  await waitForUndoable(page)

  await page.getByRole('link', { name: '编辑' }).click()
  await page.getByRole('textbox', { name: '简介' }).fill('改坏了')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByRole('link', { name: '修改历史' }).click()
  await expect(page.getByRole('heading', { name: '第2版' })).toBeVisible()
  await expect(page.locator('ins').first()).toBeVisible()
  await page.getByRole('button', { name: '第1版' }).click()
  await page.getByRole('button', { name: '恢复成这一版' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('已恢复成第1版')).toBeVisible()

  await signIn(page, await registerUser())
  await page.goto('/learning')
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('button', { name: /^看答案/ }).click()
  await expect(page.getByText('数据不经过用户态。')).toBeVisible()
})
