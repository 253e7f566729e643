import type { Page } from 'playwright/test'
import { docxOf } from '../../apps/server/src/testing/docx-of.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/app.ts'
import { VAGUE_ANSWER } from '../fixtures/interview.ts'

/** Five questions, each with two follow-ups. */
const MOST_ANSWERS = 15

const answerBox = (page: Page) => page.getByRole('textbox', { name: '你的回答' })

/** Does something and waits until the server has answered it. */
async function act(page: Page, name: string, action: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().includes(`interview-session/${name}`))
  await action()
  await answered
}

/** Answers until the interview is over. */
async function answerAll(page: Page): Promise<void> {
  for (let count = 0; count < MOST_ANSWERS; count += 1) {
    await answerBox(page).fill(VAGUE_ANSWER)
    await act(page, 'answer', () => page.getByRole('button', { name: '回答', exact: false }).last().click())
    if (await isOver(page)) return
  }
}

/** Waits until the box is empty for the next question or the result is there. @returns whether it is */
async function isOver(page: Page): Promise<boolean> {
  const isResult = () => page.url().includes('/interview/result/')
  const isEmpty = () =>
    answerBox(page).evaluateAll((boxes) => boxes.some((box) => 'value' in box && !box.value))
  await expect.poll(async () => isResult() || (await isEmpty())).toBe(true)
  return isResult()
}

test('模拟面试：选项，草稿过刷新，暂停，提示，跳过，答完出成绩，漏掉的要点当天到期', {
  tag: '@phone',
}, async ({ page, registerUser, signIn }) => {
  await signIn(page, await registerUser())
  await page.goto('/interview')
  await expectAccessible(page)
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await page.getByText('5题', { exact: true }).click()
  await page.getByText('不限', { exact: true }).click()
  const resume = {
    name: '简历.docx',
    mimeType: 'application/zip',
    buffer: Buffer.from(docxOf('做过秒杀系统')),
  }
  await page.locator('input[type=file]').first().setInputFiles(resume)
  await expect(page.getByRole('textbox', { name: '简历' })).toHaveValue('做过秒杀系统')
  await expectAccessible(page)
  await page.getByRole('button', { name: '开始面试' }).click()

  await act(page, 'save-draft', () => answerBox(page).fill(VAGUE_ANSWER))
  await expectAccessible(page)
  await page.reload()
  await expect(answerBox(page)).toHaveValue(VAGUE_ANSWER)
  await act(page, 'pause', () => page.getByRole('button', { name: '暂停' }).click())
  await expect(page.getByText('已暂停，计时停止')).toBeVisible()
  await act(page, 'resume', () => page.getByRole('button', { name: '继续', exact: true }).last().click())
  await act(page, 'hint', () => page.getByRole('button', { name: /^提示/ }).click())
  await expect(page.getByText('提示，扣2分')).toBeVisible()
  await act(page, 'answer', () => answerBox(page).press('Control+Enter'))
  await expect(page.getByRole('log').getByText(VAGUE_ANSWER)).toBeVisible()
  await act(page, 'skip', () => page.getByRole('button', { name: '跳过' }).click())
  await answerAll(page)

  await expect(page).toHaveURL(/\/interview\/result\/\d+$/)
  const overall = page.getByRole('region', { name: '总评' })
  await expect(overall.getByText('自己核对')).toBeVisible()
  await expect(page.getByText('答非所问。').first()).toBeVisible()
  await expectAccessible(page)
  const point = page.locator('[data-point]').first()
  await point.getByRole('button', { name: /^我其实说了/ }).click()
  await point.getByRole('radio').first().check()
  await expectAccessible(page)
  await act(page, 'check', () => point.getByRole('button', { name: '就是这句' }).click())
  await expect(point.getByText('说对了')).toBeVisible()
  await act(page, 'check', () => page.keyboard.press('1'))
  await expect(point.getByText('没听到')).toBeVisible()
  const toReview = page.getByRole('link', { name: /^复习漏掉的\d+个要点/ })
  await expect(toReview).toBeHidden()
  await act(page, 'review', () => page.getByRole('button', { name: /个要点加入复习$/ }).click())
  await expect(toReview).toBeVisible()
  await page.getByRole('link', { name: '去复习' }).click()
  await page.getByRole('button', { name: '显示答案' }).click()
  await expect(page.getByRole('link', { name: '再面这个题库' })).toBeVisible()
})
