import { autocompletion, type CompletionContext, startCompletion } from '@codemirror/autocomplete'
import { EditorState, type Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'

/** Finds the names that begin with what was typed behind an @. */
export type FindNames = (prefix: string, signal: AbortSignal) => Promise<readonly string[]>

/** Takes files, and says what stands in the text for them. */
export type TakeFiles = (files: File[]) => string

/** Files that are pasted or dropped are given away, and what stands for them is written in their place. */
export function takingFiles(take: TakeFiles): Extension {
  return EditorView.domEventHandlers({
    paste: ({ clipboardData }, view) => {
      // What is copied from a document is a text first, and a picture of it besides.
      if (clipboardData?.getData('text/plain') !== '') return false
      return insertFiles(view, [...clipboardData.files], take)
    },
    drop: ({ dataTransfer, clientX, clientY }, view) => {
      const files = [...(dataTransfer?.files ?? [])]
      if (files.length === 0) return false
      const at = view.posAtCoords({ x: clientX, y: clientY }, false)
      view.dispatch({ selection: { anchor: at } })
      return insertFiles(view, files, take)
    },
  })
}

/** Writes what stands for files at the cursor. @returns whether there were any */
export function insertFiles(view: EditorView, files: File[], take: TakeFiles): boolean {
  if (files.length === 0) return false
  const text = take(files)
  if (text !== '') view.dispatch(view.state.replaceSelection(text), { scrollIntoView: true })
  view.focus()
  return true
}

/** Not within an address, where a letter stands before the @. */
const MENTION = /(?:^|[^\w.+\-/])@[\p{L}\p{N}\p{M}·_-]{0,30}$/u

/** Offers names behind an @. @param label what the offer is called */
export function offeringNames(find: FindNames, label: string): Extension {
  const offer = async (context: CompletionContext) => {
    const typed = context.matchBefore(MENTION)
    if (!typed) return null
    const from = typed.from + typed.text.lastIndexOf('@') + 1
    const given = new AbortController()
    context.addEventListener('abort', () => given.abort())
    const names = await find(context.state.sliceDoc(from, context.pos), given.signal).catch(() => [])
    return { from, filter: false, options: names.map((name) => ({ label: name, apply: `${name} ` })) }
  }
  return [
    autocompletion({ override: [offer], icons: false }),
    EditorState.phrases.of({ Completions: label }),
    look,
  ]
}

/** Begins a mention at the cursor. */
export function beginMention(view: EditorView): void {
  const { from } = view.state.selection.main
  const isApart = /^$|[^\w.+\-/]/.test(view.state.sliceDoc(from - 1, from))
  view.dispatch(view.state.replaceSelection(isApart ? '@' : ' @'), { userEvent: 'input.type' })
  view.focus()
  startCompletion(view)
}

const look = EditorView.theme({
  '.cm-tooltip.cm-tooltip-autocomplete': {
    zIndex: 'var(--z-float)',
    padding: '4px',
    border: '0',
    borderRadius: 'var(--border-radius)',
    backgroundColor: 'var(--color-bg-elevated)',
    boxShadow: 'var(--box-shadow)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'inherit', minWidth: '160px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '6px 10px', borderRadius: '6px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--color-primary-bg)',
    color: 'var(--color-primary-text)',
  },
})
