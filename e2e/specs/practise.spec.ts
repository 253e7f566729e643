import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { chooseFilter } from '../fixtures/screen.ts'

test('新用户：注册、筛选、回忆、看答案、自评、收藏、记笔记，刷新后都在', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  const name = `learner${Date.now()}`
  await page.goto('/register')
  await page.getByLabel('邮箱').fill(`${name}@example.com`)
  await page.getByLabel('用户名').fill(name)
  await page.getByLabel('密码', { exact: true }).fill('practise-123')
  await page.getByLabel('确认密码').fill('practise-123')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '注册', exact: true }).click()
  await expect(page.getByText('登录成功')).toBeVisible()

  await page.goto('/problems')
  if (isMobile) await expectFiltersInARow(page)
  await chooseFilter(page, '难度', '困难')
  await expect(page).toHaveURL(/difficulty=hard/)
  const search = page.getByRole('searchbox', { name: '在列表中查找' })
  await search.fill('锁')
  // The list of difficulties is still open, and may take the focus back.
  await search.press('Enter')
  await expect(page).toHaveURL(/q=%E9%94%81/)
  const rows = page
    .getByRole('region', { name: '题目列表' })
    .getByRole('listitem')
    .filter({ has: page.getByText('困难') })
  await expect(rows.first()).toBeVisible()
  await rows.first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/problems\/bagu\/\d+\?difficulty=hard&q=/)
  const recollection = page.getByRole('textbox', { name: '先说一遍' })
  // The address changes before the page does: until then, the heading is the list's.
  await expect(recollection).toBeVisible()
  const title = await page.getByRole('heading', { level: 1 }).innerText()

  await recollection.fill('我记得和锁有关')
  await expect(page.getByText('草稿已保存')).toBeVisible()
  await page.getByRole('button', { name: '显示答案' }).click()
  await expect(page.getByRole('heading', { name: '面试时这样说' })).toBeVisible()
  await expect(page.getByText('与你的回忆对照')).toBeVisible()
  const point = page.locator('[data-point]').filter({ hasText: '我其实说了' }).first()
  const text = await point.locator('p').first().innerText()
  await point.getByRole('button', { name: /^我其实说了/ }).click()
  const named = page.locator('[data-point]', { hasText: text })
  await named.getByRole('radio').first().check()
  const saved = page.waitForResponse(/api\/question-answer\/save/)
  await named.getByRole('button', { name: '就是这句' }).click()
  await expect(named.getByText('说对了')).toBeVisible()
  await saved
  await expect(page.getByRole('heading', { name: '完整答案' })).toBeVisible()
  await page.getByRole('group', { name: '你答得怎样' }).getByRole('button', { name: /模糊/ }).click()
  await page.getByRole('button', { name: `收藏：${title}` }).click()
  await page.getByRole('button', { name: '写笔记' }).click()
  await page.getByRole('textbox', { name: '我的笔记' }).fill('口诀：**先锁后改**')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('只有你看得到')).toBeVisible()

  await page.reload()
  await expect(page.getByText(/上次：模糊，今天/)).toBeVisible()
  await expect(page.getByRole('button', { name: `收藏：${title}` })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('textbox', { name: '先说一遍' })).toHaveValue('我记得和锁有关')
  await page.getByRole('button', { name: '显示答案' }).click()
  await expect(named.getByText('说对了')).toBeVisible()
  await expect(page.locator('strong', { hasText: '先锁后改' })).toBeVisible()

  await page.goto('/problems?mine=favourite')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await page.goto('/problems?mastery=2')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
})

/** A phone's filters scroll sideways. */
async function expectFiltersInARow(page: Page): Promise<void> {
  const filters = page.getByRole('group', { name: '筛选' })
  const all = filters.getByRole('button').or(filters.getByRole('combobox'))
  const tops = await all.evaluateAll((boxes) =>
    boxes.map((box) => Math.round(box.getBoundingClientRect().top / 4)),
  )
  expect(tops.length).toBeGreaterThan(2)
  expect(new Set(tops).size).toBe(1)
}

test('上一题、下一题与返回，都留在来时的列表里', async ({ page, registerUser, signIn }) => {
  await signIn(page, await registerUser())
  await page.goto('/problems?tag=%E7%B4%A2%E5%BC%95')
  const links = page.getByRole('region', { name: '题目列表' }).getByRole('listitem').getByRole('link')
  await expect(links.nth(1)).toBeVisible()
  const [first, second] = await links.allInnerTexts()
  await links.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first ?? '')
  await page.getByRole('button', { name: '显示答案' }).click()
  await page.getByRole('link', { name: `下一题：${second}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second ?? '')
  await expect(page.getByRole('heading', { name: '完整答案' })).toBeHidden()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/problems\?tag=/)
})

test('列表的中段：返回列表与第几题都在眼前，只有列表滚动', async ({ page, registerUser, signIn }) => {
  await signIn(page, await registerUser())
  await page.goto('/problems?page=2')
  await page.getByRole('region', { name: '题目列表' }).getByRole('listitem').getByRole('link').last().click()
  const list = page.getByRole('navigation', { name: '本列表的题目' })
  await expect(list.locator('[aria-current]')).toBeInViewport({ ratio: 1 })
  await expect(list.getByRole('link', { name: '返回列表' })).toBeInViewport({ ratio: 1 })
  await expect(list.getByText('第40题')).toBeInViewport({ ratio: 1 })
})

test('打印：只有题目与答案，没有回忆框、自评与旁边的列表', async ({ page, registerUser, signIn }) => {
  await signIn(page, await registerUser())
  await page.goto('/problems')
  await page.getByRole('link', { name: '开始练习' }).click()
  await page.getByRole('button', { name: '显示答案' }).click()
  await expect(page.getByRole('group', { name: '你答得怎样' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: '完整答案' })).toBeVisible()
  await expect(page.getByRole('group', { name: '你答得怎样' })).toBeHidden()
  await expect(page.getByRole('textbox', { name: '先说一遍' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: '本列表的题目' })).toBeHidden()
})

test('键盘：空格看答案，按过按钮之后数字照样自评，J去下一题', async ({ page, registerUser, signIn }) => {
  await signIn(page, await registerUser())
  await page.goto('/problems')
  await page.getByRole('link', { name: '开始练习' }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(page.getByRole('button', { name: '显示答案' })).toBeVisible()
  const title = await heading.innerText()
  await page.keyboard.press('Space')
  await expect(page.getByRole('heading', { name: '完整答案' })).toBeVisible()
  await page.keyboard.press('Space')
  // A button that was pressed keeps the focus, and takes only its own key.
  await page.getByRole('button', { name: '显示答案' }).click()
  await expect(page.getByRole('heading', { name: '完整答案' })).toBeVisible()
  await page.keyboard.press('3')
  await expect(
    page.getByRole('group', { name: '你答得怎样' }).getByRole('button', { name: /掌握/ }),
  ).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('j')
  await expect(heading).not.toHaveText(title)
})

test.describe('断网', () => {
  test.use({ expectedMessages: [/Failed to load resource/] })

  test('收藏退回原样并说明，自评留着等网络，写的字还在', async ({ page, context, registerUser, signIn }) => {
    await signIn(page, await registerUser())
    await page.goto('/problems')
    await page.getByRole('link', { name: '开始练习' }).click()
    await page.getByRole('textbox', { name: '先说一遍' }).fill('断网前写的')
    await page.getByRole('button', { name: '显示答案' }).click()
    const star = page.getByRole('button', { name: /^收藏：/ })
    await context.setOffline(true)
    await star.click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(star).toHaveAttribute('aria-pressed', 'false')
    const ratings = page.getByRole('group', { name: '你答得怎样' })
    await ratings.getByRole('button', { name: /掌握/ }).click()
    await expect(ratings.getByText('1步还没保存')).toBeVisible()
    await page.getByRole('button', { name: '写笔记' }).click()
    await page.getByRole('textbox', { name: '我的笔记' }).fill('断网时的笔记')
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page.getByRole('textbox', { name: '我的笔记' })).toHaveValue('断网时的笔记')
    await context.setOffline(false)
    await expect(ratings.getByText(/天后再来/)).toBeVisible()
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('只有你看得到')).toBeVisible()
    await expect(page.getByRole('textbox', { name: '先说一遍' })).toHaveValue('断网前写的')
  })
})

test('脚本还没到就选了排序：到了之后照选的列出', async ({ page }) => {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/problems')
  const order = page.getByRole('combobox', { name: '排序' })
  await order.selectOption('newest')
  await expect(page).toHaveURL('/problems')
  scripts.resolve()
  await expect(page).toHaveURL(/sort=newest/)
  await expect(order).toHaveValue('newest')
})
