import { EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { expect, test } from 'vitest'
import { lineProblems, showProblems } from './line-problems.ts'

const CODE = 'one\ntwo\nthree'

function open() {
  const view = new EditorView({ state: EditorState.create({ doc: CODE, extensions: lineProblems }) })
  const notes = () => [...view.dom.querySelectorAll('.cm-problem')].map(({ textContent }) => textContent)
  const wrong = () =>
    [...view.dom.querySelectorAll('.cm-wrong')].map(({ firstChild }) => firstChild?.textContent)
  return { view, notes, wrong }
}

test('a line that is wrong says why, until another run has said what is', () => {
  const { view, notes, wrong } = open()
  showProblems(view, [{ line: 2, message: 'no' }])
  expect([notes(), wrong()]).toEqual([['no'], ['two']])
  showProblems(view, [])
  expect([notes(), wrong()]).toEqual([[], []])
})

test('it moves with its line, and goes when the line is changed', () => {
  const { view, notes, wrong } = open()
  showProblems(view, [{ line: 2, message: 'no' }])
  view.dispatch({ changes: { from: 0, insert: 'zero\n' } })
  expect([notes(), wrong()]).toEqual([['no'], ['two']])
  view.dispatch({ changes: { from: view.state.doc.line(3).from, insert: 'x' } })
  expect([notes(), wrong()]).toEqual([[], []])
})

test('a line that is not there is left out', () => {
  const { view, notes } = open()
  showProblems(view, [{ line: 9, message: 'no' }])
  expect(notes()).toEqual([])
})
