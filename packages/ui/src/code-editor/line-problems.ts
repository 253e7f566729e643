import { type EditorState, type Extension, StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view'

/** What is wrong with a line, 1-based. */
export interface LineProblem {
  line: number
  message: string
}

const setProblems = StateEffect.define<readonly LineProblem[]>()

class ProblemNote extends WidgetType {
  readonly #message: string

  constructor(message: string) {
    super()
    this.#message = message
  }

  override eq(other: ProblemNote): boolean {
    return other.#message === this.#message
  }

  override toDOM(): HTMLElement {
    const note = document.createElement('span')
    note.className = 'cm-problem'
    note.setAttribute('role', 'note')
    note.textContent = this.#message
    return note
  }
}

const wrongLine = Decoration.line({ class: 'cm-wrong' })

function decorate(state: EditorState, problems: readonly LineProblem[]): DecorationSet {
  const marks = problems
    .filter(({ line }) => line >= 1 && line <= state.doc.lines)
    .flatMap(({ line, message }) => {
      const { from, to } = state.doc.line(line)
      const note = Decoration.widget({ widget: new ProblemNote(message), side: 1 })
      return [wrongLine.range(from), note.range(to)]
    })
  return Decoration.set(marks, true)
}

/** Lines that a run found wrong, each with what is wrong; they move with the text, and go when their line is changed. */
export const lineProblems: Extension = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { effects, docChanged, changes, state, newDoc }) {
    const told = effects.findLast((effect) => effect.is(setProblems))
    if (told) return decorate(state, told.value)
    if (!docChanged) return marks
    const changed = new Set<number>()
    changes.iterChangedRanges((_from, _to, from, to) => {
      for (let at = newDoc.lineAt(from).number; at <= newDoc.lineAt(to).number; at += 1) changed.add(at)
    })
    return marks.map(changes).update({ filter: (from) => !changed.has(newDoc.lineAt(from).number) })
  },
  provide: (field) => EditorView.decorations.from(field),
})

/** Shows what is wrong in place of what was shown. */
export function showProblems(view: EditorView, problems: readonly LineProblem[]): void {
  view.dispatch({ effects: setProblems.of(problems) })
}
