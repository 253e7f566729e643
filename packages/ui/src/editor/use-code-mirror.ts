import { history } from '@codemirror/commands'
import { EditorState, type Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { changeBetween } from './change-between.ts'
import { typingOver } from './typing-over.ts'

interface Binding {
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  labelId: string
  helpId: string
}

/**
 * Makes a CodeMirror editor in the element. It reports what is written, and shows a value that changed elsewhere.
 * @param extensions what this editor can do; only the first ones count
 */
export function useCodeMirror(
  host: RefObject<HTMLElement | null>,
  binding: Binding,
  extensions: Extension,
): EditorView | null {
  const [view, setView] = useState<EditorView | null>(null)
  const latest = useRef(binding)
  latest.current = binding
  const [first] = useState(extensions)
  const { value, labelId, helpId } = binding

  useEffect(() => {
    if (!host.current) return
    const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
    const created = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: latest.current.value,
        extensions: [
          first,
          nonce ? EditorView.cspNonce.of(nonce) : [],
          history(),
          typingOver,
          EditorView.contentAttributes.of({
            'aria-labelledby': labelId,
            'aria-describedby': helpId,
            tabindex: '0',
          }),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) latest.current.onChange(state.doc.toString())
          }),
          EditorView.domEventHandlers({ blur: () => latest.current.onBlur() }),
        ],
      }),
    })
    setView(created)
    return () => created.destroy()
  }, [host, first, labelId, helpId])

  // Within the commit: a key that came between it and an effect would be taken back.
  useLayoutEffect(() => {
    if (!view) return
    const shown = view.state.doc.toString()
    if (shown !== value) view.dispatch({ changes: changeBetween(shown, value) })
  }, [view, value])
  return view
}
