import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/** Whether a key belongs to an input method: such an Enter picks a word and must not send or submit. */
export function isComposing(event: ReactKeyboardEvent | KeyboardEvent): boolean {
  const { isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event
  // Safari ends the composition before the Enter that ended it arrives, and marks that Enter by 229 only.
  return isComposing || keyCode === 229
}

/** Whether what was typed into a field is not what one means yet. */
export function isUnfinished(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing
}
