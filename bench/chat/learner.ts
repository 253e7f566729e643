import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright'
import { Caller } from '../measure/caller.ts'

/** A registered learner of a site. */
export interface Learner {
  token: string
  /** Stores a conversation of so many messages, questions and replies in turn. */
  store: (messages: number, reply: string) => Promise<void>
}

export async function registerLearner(url: string): Promise<Learner> {
  const caller = new Caller(url)
  const name = randomUUID().slice(0, 8)
  const account = { email: `${name}@example.com`, password: 'bench password 1' }
  await caller.post('/api/user/register', { ...account, username: name })
  const token = await caller.login(account.email, account.password)
  const store = async (messages: number, reply: string) => {
    const { data } = await caller.post('/api/ai-conversation/add', { title: 'bench' }, token)
    for (let place = 0; place < messages; place += 1) {
      const messageText = place % 2 === 0 ? `第${place / 2 + 1}问：线程池怎么用？` : reply
      await caller.post(
        '/api/ai-message/add',
        { conversationId: Number(data), messageText, sender: place % 2 },
        token,
      )
    }
  }
  return { token, store }
}

/** A page of the site, signed in, when its scripts are at work. @param savesData whether the browser asks for less to be fetched */
export async function openSite(
  context: BrowserContext,
  url: string,
  { token }: Learner,
  savesData = false,
): Promise<Page> {
  const page = await context.newPage()
  if (savesData)
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
  await page.goto(`${url}/healthz`)
  await page.evaluate((value) => localStorage.setItem('token', value), token)
  await page.goto(`${url}/problems`)
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1')
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'))
  })
  return page
}

export const assistantButton = (page: Page) => page.getByRole('button', { name: 'AI 小助手', exact: true })
export const questionBox = (page: Page) => page.getByPlaceholder('请输入你想问的问题')
