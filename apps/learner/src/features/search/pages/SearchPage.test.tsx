import type { SearchHit, SearchPage } from '@app/contract/search/schemas'
import { expect, test, vi } from 'vitest'
import { answeringRoot } from '../../../testing/answering-root.ts'
import { render } from '../../../testing/render.tsx'
import { AssistantDrawerState } from '../../assistant/parts/AssistantDrawerState.ts'
import { load, Page } from './SearchPage.tsx'

const plain = (text: string) => [{ text, isMarked: false }]
const found = (id: number, title: string) => ({
  id,
  passage: plain('正文'),
  title: [{ text: title, isMarked: true }, ...plain('？')],
})
const HITS: SearchHit[] = [
  {
    kind: 'question',
    ...found(1, '线程池'),
    difficulty: 'medium',
    bankName: 'Java并发',
    encounterCount: 386,
    mastery: 3,
  },
  {
    kind: 'knowledgePoint',
    ...found(2, '线程池'),
    chapterName: '并发',
    station: 4,
    minutes: 12,
    isLearned: false,
  },
  {
    kind: 'discussion',
    ...found(3, '线程池'),
    author: null,
    category: 'share',
    commentCount: 18,
    isEssence: true,
    isSolved: false,
    createTime: '2026-07-01T02:00:00.000Z',
  },
  {
    kind: 'interviewBank',
    ...found(4, '线程池'),
    questionCount: 8,
    minutes: 25,
    peopleCount: 764,
    bestScore: 61,
  },
  {
    kind: 'comment',
    ...found(5, '线程池'),
    targetType: 'question',
    targetId: 1,
    author: { id: 8, username: '小王', avatarUrl: null },
    likeCount: 2,
    createTime: '2026-07-01T02:00:00.000Z',
  },
  { kind: 'user', ...found(6, '线程池'), avatarUrl: null, numbers: { practised: 12, mastered: 5 } },
]
const NOTHING: SearchPage = {
  records: [],
  total: 0,
  current: 1,
  pageSize: 10,
  correction: null,
  suggestion: null,
  isShortened: false,
  neighbours: [],
  counts: { question: 0, knowledgePoint: 0, discussion: 0, interviewBank: 0, comment: null, user: 0 },
}
const SOME: SearchPage = {
  ...NOTHING,
  records: HITS,
  total: 1000,
  counts: { question: 1000, knowledgePoint: 6, discussion: 21, interviewBank: 1, comment: null, user: 0 },
}

/** Shows the page at an address, with what the server answers. */
async function show(at: string, answer?: SearchPage) {
  const ok = (data: unknown) => ({ code: 0, message: 'ok', data })
  const answers = {
    ...(answer && { '/api/search/page': ok(answer) }),
    '/api/question-bank/list': ok([]),
    '/api/search/list-hot': ok({ words: ['线程池', 'Redis'], areSearched: false }),
  }
  const { root, sent } = await answeringRoot(answers, ['search', 'question', 'discussion'])
  await load(root, { params: {}, search: new URL(at, 'http://localhost').searchParams })
  const { element, address } = render(<Page />, { root, at })
  return { root, sent, element, address }
}
const texts = (element: Element, selector: string) =>
  [...element.querySelectorAll(selector)].map(({ textContent }) => textContent)

test('每类结果通向各自的页面，说出各自要紧的；访客看不到“我”', async () => {
  const { element } = await show('/search?q=线程池', SOME)
  expect([...element.querySelectorAll('li h2 a')].map((link) => link.getAttribute('href'))).toEqual([
    '/problems/bagu/1',
    '/learning/core-knowledge/2',
    '/discussion/3',
    '/interview/4',
    '/problems/bagu/1#comment-5',
    '/u/6',
  ])
  expect(texts(element, 'li mark')).toEqual(Array.from({ length: 6 }, () => '线程池'))
  const facts = texts(element, 'li p:last-child')
  expect(facts[0]).toBe('题目中等Java并发386人面试遇到')
  expect(facts[1]).toBe('知识点学习路线第4站并发12分钟')
  expect(facts[2]).toMatch(/^讨论.*18条评论精华$/)
  expect(facts[3]).toBe('面试8题25分钟764人做过')
  expect(facts[4]).toMatch(/^评论小王.*2个赞$/)
  expect(facts[5]).toBe('用户练过12题掌握5题')
})

test('每类的数在标签上，1000写作1000+；筛选别类的不数', async () => {
  const tabs = async (at: string) => texts((await show(at, SOME)).element, 'nav[aria-label=结果的类别] a')
  expect(await tabs('/search?q=a')).toEqual([
    '全部1000+',
    '题目1000+',
    '知识点6',
    '讨论21',
    '面试1',
    '评论',
    '用户0',
  ])
  expect(await tabs('/search?q=a&difficulty=hard')).toEqual([
    '全部1000+',
    '题目1000+',
    '知识点',
    '讨论',
    '面试',
    '评论',
    '用户',
  ])
})

test('每类有自己的筛选', async () => {
  const filters = async (kind: string) => {
    const { element } = await show(`/search?q=a&kind=${kind}`, SOME)
    const all = element.querySelectorAll('fieldset [aria-haspopup=listbox], fieldset select')
    return [...all].map((filter) => filter.getAttribute('aria-label'))
  }
  expect(await filters('question')).toEqual(['难度', '题库', '时间', '排序'])
  expect(await filters('discussion')).toEqual(['分类', '时间', '排序'])
  expect(await filters('interviewBank')).toEqual(['时间', '排序'])
  expect(await filters('comment')).toEqual(['时间', '排序'])
  expect(await filters('user')).toEqual([])
})

test('按拼音找的说出来，可以照原样再找', async () => {
  const { element } = await show('/search?q=xianchengchi&page=2', {
    ...SOME,
    correction: { by: 'pinyin', query: '线程池' },
  })
  expect(element.textContent).toContain('按拼音找到“线程池”的结果。仍然搜索“xianchengchi”')
  const exact = [...element.querySelectorAll('p a')].find((link) => link.textContent.startsWith('仍然'))
  expect(exact?.getAttribute('href')).toBe('/search?q=xianchengchi&exact=1')
})

test('结果少而读音像别的词，问是不是要找它', async () => {
  const { element } = await show('/search?q=线程迟&page=2', { ...SOME, suggestion: '线程池' })
  const link = [...element.querySelectorAll('p a')].find((one) => one.textContent === '线程池')
  expect(decodeURI(link?.getAttribute('href') ?? '')).toBe('/search?q=线程池')
  expect(element.textContent).toContain('你要找的是不是')
})

test('太长的说只找了开头', async () => {
  const { element, sent } = await show(`/search?q=${'长'.repeat(5000)}`, { ...SOME, isShortened: true })
  expect(element.textContent).toContain('只用了开头的部分')
  expect(JSON.stringify(sent[0])).not.toContain('长'.repeat(201))
})

test('没有结果：相近的、问AI、提交成新题', async () => {
  const { root, element } = await show('/search?q=量子纠缠', {
    ...NOTHING,
    neighbours: [{ kind: 'knowledgePoint', id: 9, title: '锁' }],
  })
  expect(texts(element, 'h2')).toEqual(['没有找到“量子纠缠”', '也许你想找'])
  expect(element.querySelector('section a')?.getAttribute('href')).toBe('/learning/core-knowledge/9')
  expect(element.querySelector('a[href="/contribute?tab=new"]')?.textContent).toBe('提交成新题')
  const ask = [...element.querySelectorAll('button')].find((one) => one.textContent === '问AI小助手')
  ask?.click()
  const drawer = root.feature(AssistantDrawerState)
  expect([drawer.isOpen, drawer.suggestion]).toEqual([true, '量子纠缠'])
})

test('只是筛选没有、只是这一类没有，各有各的出路', async () => {
  const filtered = await show('/search?q=a&difficulty=hard&period=week', NOTHING)
  const clear = [...filtered.element.querySelectorAll('a')].find((one) => one.textContent === '清除筛选')
  expect(clear?.getAttribute('href')).toBe('/search?q=a')
  const ofKind = await show('/search?q=a&kind=interviewBank', {
    ...NOTHING,
    counts: { ...NOTHING.counts, question: 3 },
  })
  const all = [...ofKind.element.querySelectorAll('a')].find((one) => one.textContent === '看全部结果')
  expect(all?.getAttribute('href')).toBe('/search?q=a')
})

test('访客在评论一类看到去登录的路，登录后回到这里', async () => {
  const { element } = await show('/search?q=锁&kind=comment', NOTHING)
  expect(texts(element, 'h2')).toEqual(['登录后才能搜索评论'])
  const link = [...element.querySelectorAll('a')].find((one) => one.textContent === '登录')
  expect(decodeURIComponent(link?.getAttribute('href') ?? '')).toContain('redirect=/search?kind=comment&q=')
})

test('断网：说失败，可以重试，写的字还在', async () => {
  const { element, sent } = await show('/search?q=线程池')
  expect(texts(element, 'h2')).toEqual(['搜索失败'])
  expect(element.querySelector('input')?.value).toBe('线程池')
  const before = sent.length
  const retry = [...element.querySelectorAll('button')].find((one) => one.textContent === '重试')
  retry?.click()
  await vi.waitFor(() => expect(sent.length).toBeGreaterThan(before))
})

test('什么也没写：说能找什么；还没有人搜过时列出标签', async () => {
  const { element, sent } = await show('/search?q=%20&kind=foo&page=0')
  expect(sent.map(({ path }) => path)).toEqual(['/api/search/list-hot'])
  expect(texts(element, 'ul a')).toEqual(['线程池', 'Redis'])
  expect(texts(element, 'h2')).toEqual(['常用标签'])
})

test('再搜同一个词就再找一次，换个词就换地址', async () => {
  const { element, sent, address } = await show('/search?q=锁&kind=question', SOME)
  const submit = (text: string) => {
    const input = element.querySelector('input')
    if (input) input.value = text
    element
      .querySelector('form')
      ?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  }
  const searches = () => sent.filter(({ path }) => path === '/api/search/page').length
  submit(' 锁 ')
  await vi.waitFor(() => expect(searches()).toBe(2))
  expect(address()).toBe('/search?q=锁&kind=question')
  submit('线程池')
  await vi.waitFor(() => expect(new URLSearchParams(address().slice(7)).get('q')).toBe('线程池'))
  expect(address()).toContain('kind=question')
})

test('搜过的记在这个浏览器里', async () => {
  const { root } = await show('/search?q=锁', SOME)
  root.session.restore()
  await vi.waitFor(() => expect(root.storage.getItem('recent-searches:guest')).toBe('["锁"]'))
})
