import { expect, test } from '../fixtures/app.ts'
import { AssistantScreen, openAssistant } from '../fixtures/assistant.ts'
import { open } from '../fixtures/screen.ts'

test('没有设置模型：离线小助手依据题库回答，说明自己是谁，来源可以点开', async ({
  page,
  registerUser,
  signIn,
}) => {
  await signIn(page, await registerUser())
  const assistant = await openAssistant(page)
  await expect(assistant.drawer.getByText('离线助手，依据本站题库与知识点回答')).toBeAttached()
  await assistant.ask('线程池的七个参数分别是什么？')
  await expect(assistant.dots).toHaveCount(0)
  await expect(assistant.replies).toContainText(['离线'])
  await expect(assistant.replies.getByText('依据本站内容')).toBeVisible()
  const source = assistant.replies.locator('a[href^="/problems/bagu/"]').last()
  const path = await source.getAttribute('href')
  await source.click()
  await expect(assistant.drawer).toBeHidden()
  await expect(page).toHaveURL(String(path))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('线程池')
})

test('在题目页上：把回复存进这道题的笔记，接在写过的后面，刷新后还在', async ({
  page,
  registerUser,
  signIn,
}) => {
  await signIn(page, await registerUser())
  await open(page, '/problems/bagu/1')
  await page.getByRole('button', { name: '写笔记' }).click()
  await page.getByRole('textbox', { name: '我的笔记' }).fill('口诀在先')
  const assistant = new AssistantScreen(page)
  await assistant.open()
  await assistant.ask('讲讲这道题')
  await expect(assistant.dots).toHaveCount(0)
  await assistant.replies.getByRole('button', { name: '存为笔记' }).click()
  await expect(assistant.replies.getByText('已存为这道题的笔记')).toBeAttached()
  await page.keyboard.press('Escape')
  const aside = page.getByRole('complementary')
  for (const reload of [false, true]) {
    if (reload) await page.reload()
    await expect(aside.getByText('口诀在先')).toBeVisible()
    await expect(aside.getByText('我是离线小助手')).toBeVisible()
  }
})
