import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isComposing } from '../../../shared/is-composing.ts'
import type { Conversation } from '../stores/Conversation.ts'
import styles from './TitleField.module.css'

interface TitleFieldProps {
  conversation: Conversation
  title: string
  onDone: () => void
}

/** Where a conversation gets another title: kept by Enter or by leaving the field, given up by Esc. */
export function TitleField({ conversation, title, onDone }: TitleFieldProps) {
  const { t } = useTranslation('assistant')
  const [text, setText] = useState(title)
  // Taking the field away takes the focus from it, which must not count as leaving it.
  const isDone = useRef(false)

  function finish() {
    isDone.current = true
    onDone()
  }

  function keep() {
    if (isDone.current) return
    const trimmed = text.trim()
    if (trimmed !== '' && trimmed !== conversation.title) void conversation.rename(trimmed)
    finish()
  }

  function handleKey(event: KeyboardEvent) {
    if (isComposing(event)) return
    if (event.key === 'Enter') keep()
    if (event.key !== 'Escape') return
    // It would close the drawer.
    event.preventDefault()
    finish()
  }

  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: the person has just asked to write here
      autoFocus
      className={styles.field}
      aria-label={t('rename.label')}
      maxLength={100}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={handleKey}
      onBlur={keep}
    />
  )
}
