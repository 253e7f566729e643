import { createElement } from 'react'
import { ResourceDefinitionContextProvider } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { resources } from '../../resources/registry.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderInConsole } from '../../testing/render-in-console.tsx'
import { FieldComparison } from './FieldComparison.tsx'

const definitions = Object.fromEntries(
  resources.map(({ name, fields, recordRepresentation }) => [
    name,
    { name, options: { fields }, ...(recordRepresentation && { recordRepresentation }) },
  ]),
)

async function compare(resource: string, before: object | null, after: object) {
  const banks = [
    { id: 3, name: '操作系统' },
    { id: 4, name: '网络' },
  ]
  const { api, requests } = fakeServer({
    'POST /api/question-bank/page': ({ body }) => ({
      records: banks.filter(({ id }) => Object(body?.ids).includes(id)),
      total: 2,
      current: 1,
      pageSize: 100,
    }),
    'POST /api/question-record/page': () => ({ records: [], total: 0, current: 1, pageSize: 100 }),
  })
  const versions = [
    { name: '改动前', values: before && { ...before } },
    { name: '改动后', values: { ...after } },
  ]
  const table = createElement(FieldComparison, { resource, fields: Object.keys(after), versions })
  const part = (
    <ResourceDefinitionContextProvider definitions={definitions}>{table}</ResourceDefinitionContextProvider>
  )
  const page = await renderInConsole(api, resource, part)
  const cells = () =>
    [...page.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    )
  await vi.waitFor(() => {
    expect(cells()).not.toEqual([])
    expect(page.textContent).not.toContain('…')
  })
  return { cells: cells(), requests }
}

test('a reference is a name, and all of them come by one call', async () => {
  const { cells, requests } = await compare('problems', { bankId: 3 }, { bankId: 4 })
  expect(cells).toEqual([['题库', '操作系统', '网络']])
  expect(requests).toHaveLength(1)
})

test('what is no longer there says so, and none means first', async () => {
  const { cells } = await compare('problems', { afterId: 77 }, { afterId: null })
  expect(cells).toEqual([['排在其后', '已不存在（编号77）', '最前']])
})

test('choices, lists and key points are words', async () => {
  const keyPoints = [{ text: '互斥', weight: 3, followUp: '为什么？', misconception: '锁住的是代码' }]
  const { cells } = await compare(
    'problems',
    { status: 'draft', tags: ['锁'], keyPoints: [] },
    { status: 'published', tags: ['锁', '线程'], keyPoints },
  )
  expect(cells).toEqual([
    ['状态', '草稿', '已发布'],
    ['标签', '锁', '锁\n线程'],
    ['要点', '–', '互斥 · 权重3 · 为什么？ · 锁住的是代码'],
  ])
})

test('the counts of an import are a sentence', async () => {
  const counts = { create: 5000, update: 0, skip: 2, wrong: 1 }
  const { cells } = await compare('problems/imports', null, { counts })
  expect(cells).toEqual([['结果', '–', '新建5000，修改0，跳过2，有误1']])
})
