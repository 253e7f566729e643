import type { RefObject } from 'react'

/** The list below a search box, as the box tells of it. */
export interface Popup {
  listId: string
  /** Which of its options is chosen by the keyboard. */
  optionId: string | undefined
}

export interface SuggestionsProps {
  form: RefObject<HTMLFormElement | null>
  /** Called with null when the list is closed. */
  onPopup: (popup: Popup | null) => void
  /** Called when one of them is opened. */
  onLeave: () => void
}
