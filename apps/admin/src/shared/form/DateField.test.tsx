import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderInConsole } from '../../testing/render-in-console.tsx'
import { DateField } from './DateField.tsx'

async function start(kind: 'day' | 'moment') {
  const seen: string[] = []
  function Form() {
    const [value, setValue] = useState('')
    const change = (next: string) => {
      seen.push(next)
      setValue(next)
    }
    return <DateField kind={kind} label="到" value={value} onChange={change} />
  }
  const element = await renderInConsole(fakeServer({}).api, 'users', <Form />)
  const input = await vi.waitFor(() => {
    const found = element.querySelector<HTMLInputElement>('input[placeholder]')
    if (!found) throw new Error('the field has not come')
    return found
  })
  const type = (text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const leave = () => input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  return { element, seen, type, leave, input }
}

test('a day counts once it is whole, and can be emptied', async () => {
  const { seen, type, input } = await start('day')
  type('2026-11')
  type('2026/11/29')
  await vi.waitFor(() => expect(seen).toEqual(['2026-11-29']))
  await vi.waitFor(() => expect(input.value).toBe('2026/11/29'))
  type('')
  await vi.waitFor(() => expect(seen).toEqual(['2026-11-29', '']))
})

test('a moment is a day and a time, and what is neither is told how to be written', async () => {
  const { element, seen, type, leave } = await start('moment')
  type('明天')
  leave()
  await vi.waitFor(() => expect(element.textContent).toContain('写成2026-11-29 18:00'))
  type('2026-11-29 18:05')
  await vi.waitFor(() => expect(seen).toEqual(['2026-11-29T18:05']))
})
