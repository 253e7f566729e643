import { expect, test, vi } from 'vitest'
import { createDiscussionMethods } from '../../resources/discussions/methods.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderInConsole } from '../../testing/render-in-console.tsx'
import { EarlierTexts } from './EarlierTexts.tsx'

test('an earlier text is taken out of the history after a question', async () => {
  const { api, requests } = fakeServer({
    'GET /api/discussion/revisions/:id': () => [
      {
        id: 7,
        title: '标题',
        content: '电话13800000000',
        createTime: '2026-11-01T00:00:00Z',
        isWithdrawn: true,
      },
    ],
    'POST /api/discussion-record/remove-revision': () => true,
  })
  const { listPostTexts, removePostText } = createDiscussionMethods(api)
  const page = await renderInConsole(
    api,
    'discussions',
    <EarlierTexts
      queryKey={['texts']}
      load={() => listPostTexts(3)}
      remove={(key) => removePostText(3, key)}
    />,
  )
  const press = (place: ParentNode, label: string) =>
    [...place.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click()
  await vi.waitFor(() => expect(page.textContent).toContain('电话13800000000'))
  expect(page.textContent).toContain('只有作者与管理员看得到')
  press(page, '移除')
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).not.toBeNull())
  press(document.querySelector('[role=dialog]') ?? document, '移除')
  await vi.waitFor(() =>
    expect(requests).toContainEqual({
      call: 'POST /api/discussion-record/remove-revision',
      input: { id: 3, revisionId: 7 },
    }),
  )
})
