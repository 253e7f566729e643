import { useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'

/** Brings the first field that something is wrong with into sight, and the cursor into it, whoever found the fault. */
export function ShowFault() {
  const { submitCount, isSubmitting } = useFormState()
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return
    const faulty = place.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!faulty) return
    faulty.focus({ preventScroll: true })
    // The bar with the buttons covers what stands at the edge.
    faulty.scrollIntoView({ block: 'center' })
  }, [submitCount, isSubmitting])
  return <span ref={place} hidden />
}
