import { closeBrackets } from '@codemirror/autocomplete'
import { EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { afterEach, expect, test } from 'vitest'
import { typingOver } from './typing-over.ts'

let view: EditorView
afterEach(() => view.destroy())

function typed(data: string, selection: { anchor: number; head: number }, init: InputEventInit = {}) {
  const state = EditorState.create({
    doc: 'let 甲 = 1',
    selection,
    extensions: [typingOver, closeBrackets()],
  })
  view = new EditorView({ parent: document.body, state })
  const event = new InputEvent('beforeinput', { inputType: 'insertText', data, cancelable: true, ...init })
  view.contentDOM.dispatchEvent(event)
  return [view.state.doc.toString(), view.state.selection.main.head, event.defaultPrevented]
}

test('what is typed stands in place of the selection, the cursor behind it', () => {
  expect(typed('v', { anchor: 8, head: 0 })).toEqual(['v1', 1, true])
})

test('a bracket goes around it', () => {
  expect(typed('(', { anchor: 4, head: 5 })).toEqual(['let (甲) = 1', 6, true])
})

test('what an input method composes, and what is typed at a cursor, is the browser’s', () => {
  const whole = { anchor: 0, head: 9 }
  expect(typed('乙', whole, { isComposing: true })[2]).toBe(false)
  view.destroy()
  expect(typed('乙', { anchor: 4, head: 4 })[2]).toBe(false)
})
