import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '../fixtures/app.ts'
import { AssistantScreen, test as testWithModel } from '../fixtures/assistant.ts'
import { openConsole } from '../fixtures/console.ts'
import { open } from '../fixtures/screen.ts'

/** What at least one of Chrome 105, Safari 16.4 and Firefox 115 lacks and nothing stands in for. */
const TOO_NEW = [
  /Array\.fromAsync|Map\.groupBy|withResolvers|Promise\.try\b/,
  /\bIterator\.(?:from|prototype)|ReadableStream\.from|\.(?:is|to)WellFormed|RegExp\.escape|sumPrecise/,
  /\bURL\.parse\(|DurationFormat|\.bytes\(\)|transferToFixedLength|fromBase64|showPopover|\.requestClose\(/,
  /RegExp\([^()]*,[`"'][dgimsuy]*v[dgimsuy]*[`"']\)|\(\?[ims]*-?[ims]+:/,
]

/** Takes away, before the page's own scripts run, what at least one of them lacks. */
function takeAway(): void {
  const lacking: [owner: object, ...names: PropertyKey[]][] = [
    [AbortSignal, 'any'],
    [Array, 'fromAsync'],
    [Array.prototype, 'toSorted', 'toReversed', 'toSpliced', 'with'],
    [ArrayBuffer.prototype, 'resize', 'transfer', 'transferToFixedLength'],
    [Blob.prototype, 'bytes'],
    [Document.prototype, 'startViewTransition', 'caretPositionFromPoint'],
    [Element.prototype, 'checkVisibility', 'getHTML', 'setHTMLUnsafe', 'moveBefore'],
    [Error, 'isError'],
    [HTMLDialogElement.prototype, 'requestClose'],
    [HTMLElement.prototype, 'showPopover', 'hidePopover', 'togglePopover', 'popover'],
    [Intl, 'Segmenter', 'DurationFormat'],
    [Map, 'groupBy'],
    [Map.prototype, 'getOrInsert', 'getOrInsertComputed'],
    [Math, 'sumPrecise', 'f16round'],
    [Navigator.prototype, 'userActivation'],
    [Object, 'groupBy'],
    [Object.getPrototypeOf(Object.getPrototypeOf([].values())), 'map', 'filter', 'take', 'drop', 'flatMap'],
    [
      Object.getPrototypeOf(Object.getPrototypeOf([].values())),
      'reduce',
      'toArray',
      'forEach',
      'some',
      'every',
      'find',
    ],
    [Promise, 'withResolvers', 'try'],
    [ReadableStream, 'from'],
    [ReadableStream.prototype, Symbol.asyncIterator, 'values'],
    [RegExp, 'escape'],
    [Set.prototype, 'union', 'intersection', 'difference', 'symmetricDifference'],
    [Set.prototype, 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
    [String.prototype, 'isWellFormed', 'toWellFormed'],
    [URL, 'canParse', 'parse'],
    [URLSearchParams.prototype, 'size'],
    [Uint8Array, 'fromBase64', 'fromHex'],
    [window, 'ClipboardItem', 'Float16Array', 'Highlight', 'Iterator', 'MathMLElement', 'Temporal'],
    [window, 'cookieStore', 'navigation', 'requestIdleCallback', 'scheduler'],
  ]
  for (const [owner, ...names] of lacking) for (const name of names) Reflect.deleteProperty(owner, name)
  const refuse = (flags: unknown) => {
    if (String(flags).includes('v')) throw new SyntaxError('Invalid regular expression flags')
  }
  window.RegExp = new Proxy(RegExp, {
    apply(target, self, [pattern, flags]) {
      refuse(flags)
      return Reflect.apply(target, self, [pattern, flags])
    },
    construct(target, [pattern, flags], newTarget) {
      refuse(flags)
      return Reflect.construct(target, [pattern, flags], newTarget)
    },
  })
}

test.describe('Chrome 105、Safari 16.4、Firefox 115', () => {
  test('构建出来的脚本不用它们没有、也没有替代的', () => {
    const files = globSync(['apps/learner/dist/client/assets/*.js', 'apps/admin/dist/assets/*.js'])
    expect(files.length).toBeGreaterThan(50)
    const uses = files.flatMap((file) => {
      const code = readFileSync(file, 'utf8')
      return TOO_NEW.flatMap(
        (pattern) =>
          pattern
            .exec(code)
            ?.slice(0, 1)
            .map((use) => `${file}: ${use}`) ?? [],
      )
    })
    expect(uses).toEqual([])
  })

  test('登录的人：首页、做题自评、模拟面试、消息、设置、写帖子', async ({ page, registerUser, signIn }) => {
    await page.addInitScript(takeAway)
    await signIn(page, await registerUser())
    await open(page, '/')
    await expect(page.getByRole('button', { name: 'AI 小助手', exact: true })).toBeVisible()

    await page.goto('/problems')
    await page.getByRole('link', { name: '开始练习' }).click()
    await page.getByRole('button', { name: '显示答案' }).click()
    const rated = page.waitForResponse(/\/api\/review\/rate/)
    await page.getByRole('button', { name: '掌握' }).click()
    await rated

    await page.goto('/interview')
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
    await page.getByRole('button', { name: '开始面试' }).click()
    const box = page.getByRole('textbox', { name: '你的回答' })
    await box.fill('先说结论：要看场景来定。')
    await box.press('Control+Enter')
    await expect(page.getByRole('log').getByText('先说结论')).toBeVisible()

    for (const [path, heading] of [
      ['/message', '消息'],
      ['/user/settings', '设置'],
      ['/problems/review', '复习'],
    ] as const) {
      await open(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
    }
    await open(page, '/discussion/create')
    await expect(page.locator('.cm-editor')).toBeVisible()
  })

  testWithModel(
    '小助手边写边显示，公式留着写法，图画出来',
    async ({ page, registerUser, signIn, provider }) => {
      await page.addInitScript(takeAway)
      await signIn(page, await registerUser())
      await open(page, '/problems')
      const assistant = new AssistantScreen(page)
      await assistant.open()
      await assistant.ask('什么是索引？')
      const call = await provider.takeCall('什么是索引？')
      call.say('## 索引\n\n关键在于**最左前缀**，')
      await expect(assistant.replies.locator('strong')).toHaveText('最左前缀')
      call.say('$x^2$\n\n```mermaid\npie\n "甲" : 1\n "乙" : 2\n```\n\n完。')
      call.finish()
      await expect(assistant.replies.getByText('完。')).toBeVisible()
      await expect(assistant.replies.locator('.md-math')).toHaveText('x^2')
      await expect(assistant.replies.locator('.md-diagram img')).toBeVisible()
    },
  )

  test('控制台的列表与仪表盘', async ({ page, adminToken, signIn }) => {
    await page.addInitScript(takeAway)
    await signIn(page, { token: adminToken })
    await openConsole(page, '/problems')
    await expect(page.locator('.MuiTableCell-root').first()).toBeVisible()
    await expect(page.locator('#too-old')).toBeHidden()
  })
})

test.describe('更旧的浏览器', () => {
  test('两个站都说一句话', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'CompressionStream'))
    await page.goto('/problems')
    await expect(page.getByRole('alert')).toHaveText(/^浏览器版本太旧，请升级到Chrome 105、/)
    await page.route(/\/admin\/assets\/.*\.js/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    await page.goto('/admin/')
    await expect(page.getByRole('alert')).toContainText(/浏览器版本太旧，.*too old/)
  })

  test('不旧的不说', async ({ page }) => {
    await open(page, '/problems')
    await expect(page.locator('#too-old')).toBeHidden()
  })
})
