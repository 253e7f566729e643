import { EditorView } from '@codemirror/view'

/**
 * Puts what is typed in place of the selection itself. Left to the browser, Chromium keeps the look of the coloured text
 * that was selected in a style attribute, which the CSP refuses with a message.
 */
export const typingOver = EditorView.domEventHandlers({
  beforeinput: ({ inputType, data, isComposing }, view) => {
    const { main } = view.state.selection
    if (inputType !== 'insertText' || !data || isComposing || main.empty) return false
    const insert = () =>
      view.state.update(view.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true })
    const isTaken = view.state
      .facet(EditorView.inputHandler)
      .some((handle) => handle(view, main.from, main.to, data, insert))
    if (!isTaken) view.dispatch(insert())
    return true
  },
})
