import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/app.ts'
import { openConsole } from '../fixtures/console.ts'

const header = '题库,标识,题目,难度,标签,口述答案,完整答案,要点,追问,相关题目,状态,顺序'
const row = (slug: string, title: string, { difficulty = '简单', points = '说出结论|5|为什么？' } = {}) =>
  `mysql,${slug},${title},${difficulty},导入,口述,"## 完整\n\n答案",${points},,,,`

const choose = (page: Page, name: string, content: string | Buffer) =>
  page
    .getByLabel('选择文件')
    .first()
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) })

test('导入一个有三行错的CSV：读出为什么，写入其余的，再整次撤销', async ({ page, signIn, adminToken }) => {
  const mark = `i${Date.now()}`
  await signIn(page, { token: adminToken })
  await openConsole(page, '/problems')
  await page.getByRole('link', { name: '导入', exact: true }).click()
  await page.getByRole('link', { name: '导入内容' }).click()
  await expectAccessible(page)
  const lines = [
    header,
    row(`${mark}-a`, `${mark}甲`),
    row(`${mark}-b`, ''),
    row(`${mark}-c`, `${mark}丙`, { difficulty: '极难' }),
    row(`${mark}-a`, `${mark}丁`),
    row(`${mark}-e`, `${mark}戊`),
  ]
  await choose(page, '三行有误.csv', lines.join('\n'))
  await expect(page.getByRole('heading', { level: 1, name: '三行有误.csv' })).toBeVisible()
  await expect(page.getByText('新建2，修改0，跳过0，有误3')).toBeVisible()
  const rows = page.getByRole('region', { name: '各行' })
  await expect(rows.getByText('题目：此项必填')).toBeVisible()
  await expect(rows.getByText('难度：不在可选的范围内')).toBeVisible()
  await expect(rows.getByText('标识：与第2行的标识相同')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: '写入其余2行' }).click()
  await expect(page.getByText('已导入', { exact: true })).toBeVisible()
  await page.goto(`/problems?q=${mark}`)
  await expect(page.getByRole('link', { name: `${mark}甲` })).toBeVisible()

  await page.goBack()
  await page.getByRole('button', { name: '撤销导入' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '撤销导入' }).click()
  await expect(page.getByText('已撤销', { exact: true })).toBeVisible()
  await page.goto(`/problems?q=${mark}`)
  await expect(page.getByRole('link', { name: `${mark}甲` })).toHaveCount(0)
})

const bankOne = `/problems?filter=${encodeURIComponent(JSON.stringify({ bankId: 1 }))}`
for (const [what, list, format, ending] of [
  ['题目', bankOne, 'Excel', 'xlsx'],
  ['知识点', '/learning/knowledge-points', 'Markdown包', 'zip'],
] as const) {
  test(`${what}导出${format}再导入：每一行都没有变`, async ({ page, signIn, adminToken }) => {
    await signIn(page, { token: adminToken })
    await openConsole(page, list)
    await expect(page.getByText(/共\d+条/)).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: '导出' })
        .click()
        .then(() => page.getByRole('menuitem', { name: format }).click()),
    ])
    const content = await readFile(await download.path())
    await openConsole(page, '/problems/imports/create')
    await choose(page, `导出的.${ending}`, content)
    await expect(page.getByText(/新建0，修改0，跳过\d+，有误0/)).toBeVisible()
  })
}

test('不认得的文件当场说；模板可以直接导入', async ({ page, signIn, adminToken }) => {
  await signIn(page, { token: adminToken })
  await openConsole(page, '/problems/imports/create')
  await choose(page, '讲义.pdf', 'x')
  await expect(page.getByRole('alert')).toContainText('只能导入.csv、.xlsx或.zip文件')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载题目的Excel模板' }).click(),
  ])
  await choose(page, '题目模板.xlsx', await readFile(await download.path()))
  await expect(page.getByText(/，有误0$/)).toBeVisible()
})
