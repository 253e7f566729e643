import { useEffect } from 'react'

/** A form takes the focus with it when it goes: what opened it gets it then. @param id of what opened it */
export function useFocusBack(id: string): void {
  useEffect(
    () => () => {
      // What had the focus is gone from the page only after this.
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body
        if (isLost) document.getElementById(id)?.focus()
      })
    },
    [id],
  )
}
