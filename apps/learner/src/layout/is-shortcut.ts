const TYPED_INTO = 'input, textarea, select, [contenteditable=""], [contenteditable=true], dialog'

/** Whether a key was pressed alone, and not to write it. */
export function isShortcut(
  { key, ctrlKey, metaKey, altKey, target }: KeyboardEvent,
  wanted: string,
): boolean {
  const isTyping = target instanceof Element && target.closest(TYPED_INTO) !== null
  return key === wanted && !ctrlKey && !metaKey && !altKey && !isTyping
}
