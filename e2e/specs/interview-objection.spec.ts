import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/app.ts'
import { openConsole } from '../fixtures/console.ts'
import { finishInterview } from '../fixtures/interview.ts'

test('不认同评分：当场复评；管理员改判、采用、写说明；本人看到新的分数', async ({
  page,
  browser,
  server,
  registerUser,
  signIn,
  adminToken,
}) => {
  const user = await registerUser()
  const id = await finishInterview(server.url, user.token)
  await signIn(page, user)
  await page.goto(`/interview/result/${id}`)
  await page.getByRole('button', { name: '不认同这个评分' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '请求复评' }).click()
  await expect(dialog.getByText('此项必填')).toBeVisible()
  await dialog.getByRole('textbox', { name: '理由' }).fill('我说了要看场景')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '请求复评' }).click()
  const objection = page.getByRole('region', { name: '不认同的评分' })
  await expect(objection.getByText('等待决定')).toBeVisible()
  await expect(objection.getByText(/找过这些说法/).first()).toBeVisible()
  await expectAccessible(page)

  const context = await browser.newContext({ baseURL: server.url })
  const console = await context.newPage()
  await signIn(console, { token: adminToken })
  await openConsole(console, '/interview/questions')
  await console.getByRole('link', { name: /题的复评等待决定$/ }).click()
  await console.getByRole('link', { name: user.username }).click()
  await expect(console.getByText('“我说了要看场景”')).toBeVisible()
  await console
    .getByRole('combobox', { name: /的判定$/ })
    .first()
    .click()
  await console.getByRole('option', { name: '说到了' }).click()
  await console.getByRole('textbox', { name: /的说明$/ }).fill('结论算一点')
  await expectAccessible(console)
  const change = await console.getByText(/^这题\d+，总分0→/).textContent()
  await console.getByRole('button', { name: '采用复评' }).click()
  await expect(console.getByText('已采用复评，本人的成绩已改')).toBeVisible()
  await context.close()

  await page.reload()
  const score = /这题(\d+)/.exec(change ?? '')?.[1] ?? ''
  await expect(page.getByRole('region', { name: '总评' }).getByText(`${score}/100`)).toBeVisible()
  await expect(objection.getByText(`这题由0改为${score}。`)).toBeVisible()
  await expect(objection.getByText('结论算一点')).toBeVisible()
})
