import { useGetOne, useTakeUndoableMutation } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { statusActs } from '../../content/status-acts.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderInConsole } from '../../testing/render-in-console.tsx'
import { ActButton } from './ActButton.tsx'

const [publishQuestion, archiveQuestion] = statusActs(({ questionRecord }) => questionRecord)

test('the call that waits is that of the button pressed, although its opposite has taken its place', async () => {
  const { api, requests } = fakeServer({
    'GET /api/question-record/get/:id': () => ({ id: 1, status: 'draft' }),
    'POST /api/question-record/publish': () => true,
    'POST /api/question-record/archive': () => true,
  })
  let end: ReturnType<typeof useTakeUndoableMutation> = () => {}
  function Page() {
    end = useTakeUndoableMutation()
    const { data } = useGetOne('problems', { id: 1 })
    if (!data) return null
    return data.status === 'published' ? (
      <ActButton act={archiveQuestion} ids={[1]} change={{ status: 'archived' }} />
    ) : (
      <ActButton act={publishQuestion} ids={[1]} change={{ status: 'published' }} />
    )
  }
  const page = await renderInConsole(api, 'problems', <Page />)
  await vi.waitFor(() => expect(page.textContent).toBe('发布'))
  page.querySelector('button')?.click()
  await vi.waitFor(() => expect(page.textContent).toBe('归档'))
  const mutation = end()
  if (mutation) mutation({ isUndo: false })
  await vi.waitFor(() =>
    expect(requests.filter(({ input }) => input !== undefined)).toEqual([
      { call: 'POST /api/question-record/publish', input: { ids: [1], isCheck: true } },
      { call: 'POST /api/question-record/publish', input: { ids: [1] } },
    ]),
  )
})
