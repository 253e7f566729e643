import { Code } from '@app/contract/common/envelope'
import { useGetList, useNotificationContext, useTakeUndoableMutation } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { statusActs } from '../../content/status-acts.ts'
import type { Act } from '../../data/act.ts'
import type { Values } from '../../data/rest-request.ts'
import { signUserOut } from '../../resources/users/acts.ts'
import { fakeServer, Refusal } from '../../testing/fake-server.ts'
import { renderInConsole } from '../../testing/render-in-console.tsx'
import { useAct } from './use-act.ts'

const rows = [
  { id: 1, status: 'draft' },
  { id: 2, status: 'draft' },
]
const order = { pagination: { page: 1, perPage: 10 }, sort: { field: 'sortOrder', order: 'ASC' } } as const

/** A list of two questions with the hook under test, in the contexts of react-admin. */
async function start<C extends Values>(
  answers: Parameters<typeof fakeServer>[0],
  act: Act<C>,
  name = 'problems',
) {
  const { api, requests } = fakeServer({
    'POST /api/question-record/page': () => ({ records: rows, total: 2, current: 1, pageSize: 10 }),
    ...answers,
  })
  const seen: {
    run?: ReturnType<typeof useAct<C>>['run']
    end?: ReturnType<typeof useTakeUndoableMutation>
    statuses?: string[] | undefined
    notes?: unknown[]
  } = {}
  function Probe() {
    seen.run = useAct(act).run
    seen.end = useTakeUndoableMutation()
    seen.notes = useNotificationContext().notifications
    seen.statuses = useGetList('problems', order).data?.map(({ status }) => status)
    return null
  }
  await renderInConsole(api, name, <Probe />)
  await vi.waitFor(() => expect(seen.statuses).toEqual(['draft', 'draft']))
  const calls = () => requests.map(({ call }) => call).filter((call) => !call.endsWith('/page'))
  return { seen, requests, calls }
}

/** Ends the time in which the act can be undone. */
function finish({ end }: { end?: ReturnType<typeof useTakeUndoableMutation> }, isUndo: boolean) {
  const mutation = end?.()
  if (!mutation) throw new Error('there is nothing to undo')
  mutation({ isUndo })
}

const [publishQuestion, archiveQuestion] = statusActs(({ questionRecord }) => questionRecord)

test('the rows change at once, and the call waits until it can no longer be undone', async () => {
  const { seen, calls, requests } = await start(
    { 'POST /api/question-record/archive': () => true },
    archiveQuestion,
  )
  seen.run?.([1, 2], { status: 'archived' })
  await vi.waitFor(() => expect(seen.statuses).toEqual(['archived', 'archived']))
  await vi.waitFor(() =>
    expect(seen.notes).toMatchObject([
      { message: '已归档2道题，学习者不再看到', notificationOptions: { undoable: true } },
    ]),
  )
  expect(calls()).toEqual([])
  finish(seen, false)
  await vi.waitFor(() => expect(calls()).toEqual(['POST /api/question-record/archive']))
  expect(requests.find(({ call }) => call.endsWith('archive'))?.input).toEqual({ ids: [1, 2] })
})

test('what is undone is never called, and the rows are as before', async () => {
  const { seen, calls } = await start({}, archiveQuestion)
  seen.run?.([2], { status: 'archived' })
  await vi.waitFor(() => expect(seen.statuses).toEqual(['draft', 'archived']))
  finish(seen, true)
  await vi.waitFor(() => expect(seen.statuses).toEqual(['draft', 'draft']))
  expect(calls()).toEqual([])
})

test('a refusal takes the rows back and says why', async () => {
  // react-admin logs every error of the data provider.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { seen } = await start(
    {
      'POST /api/question-record/archive': () => {
        throw new Refusal(Code.badParameters, '服务器忙')
      },
    },
    archiveQuestion,
  )
  seen.run?.([1], { status: 'archived' })
  await vi.waitFor(() => expect(seen.statuses).toEqual(['archived', 'draft']))
  finish(seen, false)
  await vi.waitFor(() => expect(seen.statuses).toEqual(['draft', 'draft']))
  expect(seen.notes).toMatchObject([{}, { message: '服务器忙', type: 'error' }])
})

test('the rest is done, and what an act can’t be done to is named behind the notice that the act waits for', async () => {
  const { seen, calls, requests } = await start(
    {
      'POST /api/question-record/publish': ({ body }) => {
        const { ids, isCheck } = Object(body)
        if (isCheck && ids.includes(2))
          throw new Refusal(Code.badParameters, '还不完整', [
            { path: 'ids.1.tags', message: '发布前必须填写' },
          ])
        return true
      },
    },
    publishQuestion,
  )
  seen.run?.([1, 2], { status: 'published' })
  await vi.waitFor(() => expect(seen.statuses).toEqual(['published', 'draft']))
  await vi.waitFor(() => expect(seen.notes).toMatchObject([{ message: '已发布1道题' }, { type: 'warning' }]))
  finish(seen, false)
  await vi.waitFor(() => expect(calls()).toHaveLength(2))
  expect(requests.filter(({ call }) => call.endsWith('publish')).map(({ input }) => input)).toEqual([
    { ids: [1, 2], isCheck: true },
    { ids: [1] },
  ])
})

test('what has no opposite is done at once', async () => {
  const { seen, calls } = await start(
    { 'POST /api/user/sign-out-everywhere': () => true },
    signUserOut,
    'users',
  )
  seen.run?.([1], {})
  await vi.waitFor(() =>
    expect(seen.notes).toMatchObject([
      { message: '已让1个用户退出所有设备', notificationOptions: { undoable: false } },
    ]),
  )
  expect(calls()).toEqual(['POST /api/user/sign-out-everywhere'])
})
