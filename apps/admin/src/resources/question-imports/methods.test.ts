import { MAX_PART_BYTES } from '@app/contract/question-import/values'
import { expect, test } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { createImportMethods, formatOf } from './methods.ts'

const done = () => true

test('a file is sent part by part, then read', async () => {
  const { api, requests } = fakeServer({
    'POST /api/question-import/add': () => 7,
    'POST /api/question-import/upload': done,
    'POST /api/question-import/read': done,
  })
  const bytes = Uint8Array.from({ length: MAX_PART_BYTES + 10 }, (_, index) => index % 251)
  const shares: number[] = []
  const file = new File([bytes], '题目.xlsx')
  expect(await createImportMethods(api).uploadImport(file, (share) => shares.push(share))).toBe(7)
  expect(requests.map(({ call }) => call)).toEqual([
    'POST /api/question-import/add',
    'POST /api/question-import/upload',
    'POST /api/question-import/upload',
    'POST /api/question-import/read',
  ])
  expect(requests[0]?.input).toEqual({ fileName: '题目.xlsx', format: 'xlsx', size: bytes.length })
  const sent = requests.slice(1, 3).map(({ input }) => Buffer.from(String(Object(input).content), 'base64'))
  expect(Buffer.concat(sent).equals(bytes)).toBe(true)
  expect(shares.at(-1)).toBe(1)
})

test.each([
  ['a.CSV', 'csv'],
  ['a.b.xlsx', 'xlsx'],
  ['content.zip', 'markdown'],
  ['a.pdf', undefined],
  ['没有', undefined],
])('%s is %s', (name, format) => {
  expect(formatOf(name)).toBe(format)
})

test('rows, writing and taking back are one call each', async () => {
  const page = { records: [], total: 0, current: 2, pageSize: 50 }
  const { api, requests } = fakeServer({
    'POST /api/question-import/rows': () => page,
    'POST /api/question-import/apply': done,
    'POST /api/question-import/undo': done,
  })
  const acts = createImportMethods(api)
  await acts.pageOfImportRows(3, 'wrong', 2)
  await acts.applyImport(3)
  await acts.undoImport(3, true)
  expect(requests.map(({ input }) => input)).toEqual([
    { importId: 3, action: 'wrong', current: 2, pageSize: 50 },
    { id: 3 },
    { id: 3, keepEdited: true },
  ])
})
