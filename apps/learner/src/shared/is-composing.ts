import type { KeyboardEvent } from 'react'

/** Whether a key belongs to an input method: such an Enter picks a word and must not send or submit. */
export function isComposing(event: KeyboardEvent): boolean {
  // Safari ends the composition before the Enter that ended it arrives, and marks that Enter by 229 only.
  return event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229
}
