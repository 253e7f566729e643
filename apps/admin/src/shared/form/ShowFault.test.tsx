import { SaveButton, TextInput } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderInConsole } from '../../testing/render-in-console.tsx'
import { RecordForm } from './RecordForm.tsx'

test('a fault that the server found has the cursor, far from the button', async () => {
  // React tells once of a property that react-admin's own input passes on.
  vi.spyOn(console, 'error').mockImplementation((...told) => {
    if (!told.includes('InputProps')) throw new Error(told.join(' '))
  })
  const element = await renderInConsole(
    fakeServer({}).api,
    'problems',
    <RecordForm
      record={{ id: 1, title: '题目', slug: 'a' }}
      onSubmit={async () => ({ slug: '已有这个标识' })}
    >
      <TextInput source="title" />
      <TextInput source="slug" />
      <SaveButton alwaysEnable />
    </RecordForm>,
  )
  const button = await vi.waitFor(() => {
    const found = element.querySelector<HTMLElement>('button[type="submit"]')
    if (!found) throw new Error('the form has not come')
    return found
  })
  button.focus()
  button.click()
  await vi.waitFor(() => expect(element.textContent).toContain('已有这个标识'))
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('slug'))
})
