import { expect, test, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderInConsole } from '../../testing/render-in-console.tsx'
import { ACTS, useActKeys } from './use-queue-keys.ts'

async function start({ hasDecision }: { hasDecision: boolean }) {
  const pressed = vi.fn()
  const button = (name: string, disabled = false) => (
    <button type="button" disabled={disabled} onClick={() => pressed(name)}>
      {name}
    </button>
  )
  function Page() {
    useActKeys()
    return (
      <>
        <div {...{ [ACTS]: 'page' }}>
          {button('重新评分')}
          {button('停用的', true)}
          {button('打开')}
        </div>
        <input aria-label="说明" />
        {hasDecision && <div {...{ [ACTS]: 'decision' }}>{button('采用')}</div>}
      </>
    )
  }
  const element = await renderInConsole(fakeServer({}).api, 'reports', <Page />)
  await vi.waitFor(() => expect(element.textContent).toContain('打开'))
  const type = (key: string, at: Element = document.body) =>
    at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  return { element, pressed, type }
}

test('digits press the buttons of the page that can be pressed, in their order', async () => {
  const { pressed, type } = await start({ hasDecision: false })
  type('2')
  type('3')
  expect(pressed.mock.calls).toEqual([['打开']])
})

test('where a case is decided further down, digits decide', async () => {
  const { pressed, type } = await start({ hasDecision: true })
  type('1')
  type('2')
  expect(pressed.mock.calls).toEqual([['采用']])
})

test('digits that are typed into a field stay there', async () => {
  const { element, pressed, type } = await start({ hasDecision: true })
  const field = element.querySelector('input')
  if (field) type('1', field)
  expect(pressed).not.toHaveBeenCalled()
})
