import { EditorSelection, EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import { begin, wrap } from './markdown-commands.ts'

function after(change: ReturnType<typeof wrap>, doc: string, from: number, to: number) {
  const state = EditorState.create({ doc, selection: EditorSelection.range(from, to) })
  const next = state.update(change(state)).state
  const { main } = next.selection
  return [next.doc.toString(), next.sliceDoc(main.from, main.to)]
}

test('marks stand around what is selected, which stays selected', () => {
  expect(after(wrap('**'), '线程池', 0, 2)).toEqual(['**线程**池', '线程'])
  expect(after(wrap('[', '](https://)'), '官网', 0, 2)).toEqual(['[官网](https://)', '官网'])
})

test('marks that stand there already go', () => {
  expect(after(wrap('**'), '**线程**池', 2, 4)).toEqual(['线程池', '线程'])
})

test('every selected line begins with the mark', () => {
  expect(after(begin('- '), '一\n二\n三', 0, 3)[0]).toBe('- 一\n- 二\n三')
})
