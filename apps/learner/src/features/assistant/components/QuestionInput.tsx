import type { GetProps, Input } from 'antd'
import { useImperativeHandle, useRef } from 'react'

/** The sender's field: three rows high, without the style attributes that growing ones need. */
export function QuestionInput({ ref, ...props }: GetProps<typeof Input.TextArea>) {
  const field = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(ref, () => ({
    nativeElement: field.current,
    focus: () => field.current?.focus(),
    blur: () => field.current?.blur(),
  }))
  const {
    className,
    placeholder,
    value = '',
    onChange,
    onKeyDown,
    onCompositionStart,
    onCompositionEnd,
  } = props
  return (
    <textarea
      ref={field}
      rows={3}
      enterKeyHint="enter"
      aria-label={props['aria-label']}
      value={String(value)}
      {...{ className, placeholder, onChange, onKeyDown, onCompositionStart, onCompositionEnd }}
    />
  )
}
