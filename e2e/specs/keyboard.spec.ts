import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { VAGUE_ANSWER } from '../fixtures/interview.ts'
import { open } from '../fixtures/screen.ts'

/** More stops than any page has before its main act. */
const MOST_STOPS = 150

/** Goes on with Tab until something has the focus, and sees that one can see where one is. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
  await expect(target).toBeInViewport()
  // Around a text field its box has the ring.
  if (await target.evaluate((element) => element.matches('a, button')))
    await expect(target).not.toHaveCSS('outline-style', 'none')
}

async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

test('只用键盘：从列表到一道题，先说、看答案、自评、下一题', async ({ page, registerUser, signIn }) => {
  await signIn(page, await registerUser())
  await open(page, '/problems')
  await enter(
    page,
    page.getByRole('region', { name: '题目列表' }).getByRole('listitem').getByRole('link').first(),
  )
  const recollection = page.getByRole('textbox', { name: '先说一遍' })
  await tabTo(page, recollection)
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.keyboard.type('封装、继承、多态')
  await enter(page, page.getByRole('button', { name: '显示答案' }))
  const rated = page.waitForResponse(/\/api\/review\/rate$/)
  await enter(page, page.getByRole('button', { name: /^掌握/ }))
  await rated
  await enter(page, page.getByRole('link', { name: /^下一题：/ }))
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
})

test('只用键盘：一场模拟面试，选题库、回答、结束、看结果', async ({ page, user: _ }) => {
  await open(page, '/interview')
  await enter(page, page.getByRole('main').getByRole('listitem').getByRole('link').first())
  const start = page.getByRole('button', { name: '开始面试' })
  await start.waitFor()
  await tabTo(page, page.getByRole('navigation', { name: '位置' }).getByRole('link').first())
  await enter(page, start)
  const box = page.getByRole('textbox', { name: '你的回答' })
  await expect(box).toBeFocused()
  await page.keyboard.type(VAGUE_ANSWER)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('log').getByText(VAGUE_ANSWER)).toBeVisible()
  await expect(box).toBeFocused()
  await enter(page, page.getByRole('button', { name: '结束面试' }))
  await enter(page, page.getByRole('alertdialog').getByRole('button', { name: '确定' }))
  await expect(page).toHaveURL(/\/interview\/result\/\d+$/)
  await expect(page.getByRole('main')).toBeFocused()
})
