import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Shows a dialog above everything else as long as it is mounted; afterwards the focus is where it was before. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return ref
}
