import { EditorSelection, type EditorState, type TransactionSpec } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'

type Change = (state: EditorState) => TransactionSpec

/** Puts marks around the selection, or removes them where they stand already. */
export function wrap(before: string, after = before): Change {
  return (state) =>
    state.changeByRange(({ from, to }) => {
      const isWrapped =
        state.sliceDoc(from - before.length, from) === before &&
        state.sliceDoc(to, to + after.length) === after
      if (isWrapped) {
        const changes = [
          { from: from - before.length, to: from },
          { from: to, to: to + after.length },
        ]
        return { changes, range: EditorSelection.range(from - before.length, to - before.length) }
      }
      const changes = [
        { from, insert: before },
        { from: to, insert: after },
      ]
      return { changes, range: EditorSelection.range(from + before.length, to + before.length) }
    })
}

/** Puts a mark in front of every selected line. */
export function begin(mark: string): Change {
  return (state) => {
    const { from, to } = state.selection.main
    const [first, last] = [state.doc.lineAt(from).number, state.doc.lineAt(to).number]
    const lines = Array.from({ length: last - first + 1 }, (_, index) => state.doc.line(first + index))
    return { changes: lines.map((line) => ({ from: line.from, insert: mark })) }
  }
}

const command = (change: Change) => (view: EditorView) => {
  view.dispatch(view.state.update(change(view.state), { scrollIntoView: true, userEvent: 'input' }))
  view.focus()
  return true
}

/** The commands of the toolbar and the keyboard. */
export const markdownCommands = {
  bold: command(wrap('**')),
  italic: command(wrap('*')),
  code: command(wrap('`')),
  codeBlock: command(wrap('```\n', '\n```')),
  link: command(wrap('[', '](https://)')),
  heading: command(begin('## ')),
  quote: command(begin('> ')),
  list: command(begin('- ')),
  numbers: command(begin('1. ')),
  table: command(wrap('| ', ' |  |\n| --- | --- |\n|  |  |')),
}

export type MarkdownCommand = keyof typeof markdownCommands
