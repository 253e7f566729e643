import { expect, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { PageShownContext } from '../loading/pages-context.ts'
import { PageErrorBoundary } from './PageErrorBoundary.tsx'

function Broken(): never {
  throw new Error('broken page')
}

test('a page that fails gives way to a way on, and the session is restored all the same', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  const showPage = vi.fn()
  const { element } = render(
    <PageShownContext value={showPage}>
      <PageErrorBoundary>
        <Broken />
      </PageErrorBoundary>
    </PageShownContext>,
  )
  expect(element.querySelector('h1')?.textContent).toBe('page.failed')
  expect(element.querySelector('button')?.textContent).toBe('action.retry')
  await vi.waitFor(() => expect(showPage).toHaveBeenCalled())
})
