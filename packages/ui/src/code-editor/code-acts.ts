import { indentMore, undo } from '@codemirror/commands'
import { indentUnit } from '@codemirror/language'
import { EditorView } from '@codemirror/view'

/** Writes a sign where the cursor is, as a key that a phone does not have. */
export function insertSymbol(view: EditorView, symbol: string): void {
  view.dispatch(view.state.replaceSelection(symbol), { userEvent: 'input.type', scrollIntoView: true })
  view.focus()
}

/** Moves what is selected in by one step, or what stands behind the cursor. */
export function insertIndent(view: EditorView): boolean {
  const { main } = view.state.selection
  if (!main.empty) return indentMore(view)
  insertSymbol(view, view.state.facet(indentUnit))
  return true
}

/** Takes the last change back. */
export function undoChange(view: EditorView): void {
  undo(view)
  view.focus()
}

/** Puts the cursor into a line, 1-based, and shows it. */
export function goToLine(view: EditorView, line: number): void {
  const { from } = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines))
  view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'center' }) })
  view.focus()
}
