import type { GetRef, Input } from 'antd'
import { type RefObject, useEffect, useRef } from 'react'

type Field = GetRef<typeof Input.TextArea>

/** Whoever has a keyboard can type on after each step; on a phone the keyboard would cover what the interviewer says. */
export function useFocusedAnswer(step: number): RefObject<Field | null> {
  const field = useRef<Field>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each step.
  useEffect(() => {
    if (window.matchMedia('(hover: hover) and (pointer: fine)').matches) field.current?.focus()
  }, [step])
  return field
}
