import { randomUUID } from 'node:crypto'
import { expectAccessible } from '../fixtures/accessible.ts'
import { addPost, callApi, tokenOf } from '../fixtures/api.ts'
import { expect, test } from '../fixtures/app.ts'
import { followMenu, openConsole } from '../fixtures/console.ts'

test('添加一组同义词，搜索立刻按它去找；停用之后不再；随产品提供的不能删除', async ({
  page,
  server,
  registerUser,
  signIn,
  adminToken,
}) => {
  // Words of this test alone: others search on the same server.
  const [written, typed] = [`术语${randomUUID().slice(0, 8)}`, `term${randomUUID().slice(0, 8)}`]
  const traditional = written.replace('语', '語')
  const token = await tokenOf(server.url, await registerUser())
  await addPost(server.url, token, { title: `怎样理解${written}` })
  const find = async () => {
    const body = { q: typed, isExact: true }
    return (await callApi<{ total: number }>(server.url, token, ['POST', '/api/search/page'], body)).total
  }
  expect(await find()).toBe(0)

  await signIn(page, { token: adminToken })
  await openConsole(page, '/users')
  await followMenu(page, '搜索同义词')
  await page.getByRole('link', { name: '新建同义词' }).click()
  const words = page.getByRole('combobox', { name: '同义词' })
  await words.fill(`${written}，${traditional}，`)
  await page.getByRole('button', { name: '保存' }).click()
  await expect(words).toHaveAccessibleDescription(`“${traditional}”与前面的词在搜索时没有区别`)
  await words.press('Backspace')
  await words.fill(typed)
  await words.press('Enter')
  await page.getByRole('button', { name: '保存' }).click()
  const row = page.getByRole('row').filter({ hasText: typed })
  await expect(row).toContainText('启用')
  await expectAccessible(page)
  expect(await find()).toBe(1)

  await row.getByRole('link', { name: typed }).click()
  await page.getByRole('switch', { name: '启用' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: '保存' }).click()
  await expect(row).toContainText('停用')
  expect(await find()).toBe(0)

  await page.getByRole('searchbox', { name: '同义词' }).fill('ThreadPoolExecutor')
  const shipped = page.getByRole('row').filter({ hasText: '线程池' })
  await expect(row).toBeHidden()
  await expect(shipped.getByRole('checkbox')).toBeDisabled()
  await shipped.getByRole('link', { name: '线程池' }).click()
  await expect(page.getByText(/^随产品提供的不能删除/)).toBeVisible()
  await expect(page.getByRole('button', { name: '删除' })).toBeDisabled()

  await followMenu(page, '搜索同义词')
  await page.getByRole('searchbox', { name: '同义词' }).fill('')
  await page.getByRole('combobox', { name: '状态' }).click()
  await page.getByRole('option', { name: '停用' }).click()
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: '删除' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect(row).toBeHidden()
})
