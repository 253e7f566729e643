import { Input } from 'antd'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isComposing } from '../../../shared/is-composing.ts'
import type { Conversation } from '../stores/Conversation.ts'

interface RenameFieldProps {
  conversation: Conversation
  /** @param isLeft whether the focus has gone elsewhere already */
  onDone: (isLeft: boolean) => void
}

/** Where a conversation gets another title: kept by Enter or by leaving the field, given up by Esc. */
export function RenameField({ conversation, onDone }: RenameFieldProps) {
  const { t } = useTranslation('assistant')
  const [text, setText] = useState(conversation.title || t('untitled'))
  // Removing the field takes the focus from it, which must not count as leaving it.
  const isDone = useRef(false)

  function finish(isKept: boolean, isLeft: boolean) {
    if (isDone.current) return
    isDone.current = true
    const title = text.trim()
    if (isKept && title !== '' && title !== conversation.title) void conversation.rename(title)
    onDone(isLeft)
  }

  function handleKey(event: KeyboardEvent) {
    if (isComposing(event)) return
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // Enter would press the title, which gets the focus; Esc would close the drawer.
    event.preventDefault()
    finish(event.key === 'Enter', false)
  }

  return (
    <Input
      autoFocus
      aria-label={t('rename.label')}
      maxLength={100}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={handleKey}
      onBlur={() => finish(true, true)}
    />
  )
}
