import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/clock.ts'
import { chooseFilter } from '../fixtures/screen.ts'

test('访客的首页：找、练、面、补四样都是真的，每一样都点得进去', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  const loop = page.getByRole('list', { name: '学习的一圈：找、练、面、补' })
  await expect(loop.getByRole('heading', { level: 2 })).toHaveCount(4)
  await expect(loop.getByText('提到了：').first()).toBeAttached()
  await expect(page.getByRole('region', { name: '模拟面试' }).getByRole('listitem')).toHaveCount(4)
  await expectAccessible(page)
  await loop.getByRole('link', { name: /^模拟面试：/ }).click()
  await expect(page).toHaveURL(/\/interview\/\d+$/)
})

test('第一天问三件事，计划、题库与模拟面试都照它；漏了一天重新摊开', async ({
  page,
  registerUser,
  signIn,
  moveClock,
}) => {
  await signIn(page, await registerUser())
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: '今天学10道新题' })).toBeVisible()
  await expect(page.getByText('还差10题')).toBeVisible()
  const questions = page.getByRole('form', { name: '你在准备什么面试？' })
  await questions.getByRole('button', { name: '生成计划' }).click()
  await expect(questions.getByText('请选择目标岗位')).toBeVisible()
  await expect(questions.getByText('请选择级别')).toBeVisible()
  await questions.getByText('Java', { exact: true }).click()
  await questions.getByText('3–5年').click()
  await questions.getByText('选日期').click()
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  await questions.getByLabel('面试日期').last().fill(day)
  await expectAccessible(page)
  await questions.getByRole('button', { name: '生成计划' }).click()
  await expect(questions).toBeHidden()
  await expect(page.getByText(/距面试还有\d+天/)).toBeVisible()
  await expect(page.getByText('本周模拟面试：Java社招')).toBeVisible()
  await page.reload()
  await expect(page.getByText('本周模拟面试：Java社招')).toBeVisible()
  await expect(questions).toBeHidden()

  await page.getByRole('link', { name: '调整计划' }).click()
  await expect(page.getByText(/^面试日期：/)).toBeVisible()
  await expect(page.getByRole('link', { name: '开始模拟面试' })).toBeVisible()
  await page.getByRole('button', { name: '修改目标' }).click()
  const dialog = page.getByRole('dialog', { name: '面试目标' })
  await expect(dialog.getByLabel('岗位')).toHaveValue('Java')
  await dialog.getByLabel('公司').fill('青梧科技')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/青梧科技 · Java/)).toBeVisible()
  await expectAccessible(page)

  moveClock(2)
  await page.goto('/')
  await page.getByRole('link', { name: '调整计划' }).click()
  await expect(page.getByText(/少做了\d+题，已分摊到后面几天/)).toBeVisible()
})

test('跳过之后不再问；今天的新题是一副有终点的卡片，学完去下一步', { tag: '@phone' }, async ({
  page,
  registerUser,
  signIn,
}) => {
  await signIn(page, await registerUser())
  await page.goto('/')
  await page.getByRole('button', { name: '跳过' }).click()
  await expect(page.getByRole('button', { name: '跳过' })).toBeHidden()
  await page.getByRole('link', { name: '开始学' }).click()
  await expect(page).toHaveURL('/problems/cards?deck=today')
  await expect(page.getByText('今天的新题')).toBeVisible()
  const title = page.getByRole('heading', { level: 1 })
  for (let count = 1; count <= 10; count += 1) {
    const before = (await title.textContent()) ?? ''
    await page.getByRole('button', { name: '显示答案' }).click()
    const saved = page.waitForResponse(/card-deck\/rate/)
    await page.getByRole('button', { name: '掌握' }).click()
    await saved
    await expect(title).not.toHaveText(before)
  }
  await expect(page.getByRole('heading', { level: 1, name: '今天的10道学完了' })).toBeVisible()
  await expect(page.getByRole('link', { name: '开始模拟面试' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: '今天的题都做完了' })).toBeVisible()
  await page.goto('/problems/review')
  await expect(page.getByRole('link', { name: '开始模拟面试' })).toBeVisible()
})

test('面试遇到过：写明公司，列表就能按它筛选，常考的在前', async ({ page, registerUser, signIn }) => {
  await signIn(page, await registerUser())
  await page.goto('/problems')
  await page.getByRole('link', { name: '开始练习' }).click()
  await expect(page).toHaveURL(/\/problems\/bagu\/\d+/)
  await expect(page.getByRole('heading', { level: 1, name: '题库' })).toBeHidden()
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.getByRole('button', { name: '标记' }).click()
  const dialog = page.getByRole('dialog', { name: '面试遇到过这道题' })
  await dialog.getByLabel('公司').fill('青梧科技')
  await dialog.getByLabel('岗位').fill('Java后端')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('我遇到过：青梧科技 · Java后端')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/problems')
  await chooseFilter(page, '公司', '青梧科技')
  await page.getByLabel('排序').selectOption('面试常考')
  await expect(page).toHaveURL(/company=.*&sort=asked/)
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await expect(page.getByText('共1题')).toBeVisible()
})
