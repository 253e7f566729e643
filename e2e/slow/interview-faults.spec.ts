import type { Page } from 'playwright/test'
import { callApi } from '../fixtures/api.ts'
import { expect, test } from '../fixtures/app.ts'
import { beginInterview } from '../fixtures/interview.ts'
import { open } from '../fixtures/screen.ts'

// What the browser and the page say of connections that are lost.
test.use({
  expectedMessages: [/ERR_|not counted|preload CSS|dynamically imported|a part of the page failed/],
})

/** What is looked at of a session. */
interface Session {
  place: number
  millisecondsLeft: number
  turns: { kind: string; content: string }[]
}

const answerBox = (page: Page) => page.getByRole('textbox', { name: '你的回答' })
const sendButton = (page: Page) => page.getByRole('main').getByRole('button', { name: '回答', exact: false })
const talk = (page: Page) => page.getByRole('log', { name: '对话' })

/** Sends what did not get through once more. */
async function sendAgain(page: Page, content: string): Promise<void> {
  await expect(page.getByText('回答发送失败，请检查网络后重试。内容还在输入框里。')).toBeVisible()
  await expect(answerBox(page)).toHaveValue(content)
  await page.getByRole('button', { name: '重试' }).click()
  await expect(talk(page).getByText(content)).toHaveCount(1)
  await expect(answerBox(page)).toHaveValue('')
}

const answersOf = ({ turns }: Session) =>
  turns.filter(({ kind }) => kind === 'answer').map(({ content }) => content)

test('面试中断网、服务器断电、关掉标签页：接着停下的地方，回答只算一次，漏掉的要点当天到期', async ({
  page,
  context,
  browser,
  server,
  registerUser,
  signIn,
}) => {
  const user = await registerUser()
  const id = await beginInterview(server.url, user.token, 40)
  const read = () => callApi<Session>(server.url, user.token, ['GET', `/api/interview-session/get/${id}`])
  await signIn(page, user)
  await open(page, `/interview/session/${id}`)

  await context.setOffline(true)
  await answerBox(page).fill('断网时写的回答，我只记得大概。')
  await sendButton(page).click()
  await expect(answerBox(page)).toBeEditable()
  await context.setOffline(false)
  await sendAgain(page, '断网时写的回答，我只记得大概。')

  // The server has stored the answer and dies before it can say so.
  await page.route(
    '**/api/interview-session/answer',
    async (route) => {
      await route.fetch()
      await server.crash()
      await route.abort()
    },
    { times: 1 },
  )
  await answerBox(page).fill('断电时写的回答，别的说不上来。')
  await answerBox(page).press('Control+Enter')
  await sendAgain(page, '断电时写的回答，别的说不上来。')
  expect(answersOf(await read())).toEqual([
    '断网时写的回答，我只记得大概。',
    '断电时写的回答，别的说不上来。',
  ])

  const stored = page.waitForResponse('**/api/interview-session/save-draft')
  await answerBox(page).fill('写到一半的第三个回答')
  await stored
  const before = await read()
  await page.close()
  await server.crash()
  const after = await read()
  expect({ ...after, millisecondsLeft: 0 }).toEqual({ ...before, millisecondsLeft: 0 })
  expect(after.millisecondsLeft).toBeLessThan(before.millisecondsLeft)

  // On another device, which knows nothing but the server.
  const elsewhere = await browser.newContext({ baseURL: server.url })
  const again = await elsewhere.newPage()
  await signIn(again, user)
  await open(again, `/interview/session/${id}`)
  await expect(answerBox(again)).toHaveValue('写到一半的第三个回答')
  await expect(again.getByText(`第${before.place}/5题`)).toBeVisible()
  await expect(again.getByRole('timer', { name: '剩余时间' })).toHaveText(/^3\d:\d\d$/)
  await expect(talk(again).getByText('断电时写的回答，别的说不上来。')).toHaveCount(1)
  await sendButton(again).click()
  await expect(talk(again).getByText('写到一半的第三个回答')).toHaveCount(1)

  await again.getByRole('button', { name: '结束面试' }).click()
  await again.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
  await expect(again).toHaveURL(`/interview/result/${id}`)
  await again.getByRole('button', { name: /个要点加入复习$/ }).click()
  await again.getByRole('link', { name: '去复习' }).click()
  await again.getByRole('button', { name: '显示答案' }).click()
  await expect(again.getByRole('link', { name: '再面这个题库' })).toBeVisible()
  await elsewhere.close()
})
