const EDITABLE = 'input, textarea, select, [contenteditable="true"], [role="dialog"] *'

/** Whether a key belongs to what is written in, to a dialog, or to the browser. */
export function isTyped({ ctrlKey, metaKey, altKey, isComposing, target }: KeyboardEvent): boolean {
  return (
    ctrlKey || metaKey || altKey || isComposing || (target instanceof Element && target.matches(EDITABLE))
  )
}
