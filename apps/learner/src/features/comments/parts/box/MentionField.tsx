import { MAX_COMMENT_LENGTH } from '@app/contract/comment/values'
import { Mentions } from 'antd'
import { observer } from 'mobx-react-lite'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../../../shared/components/Avatar.tsx'
import { isComposing } from '../../../../shared/is-composing.ts'
import { useRootStore } from '../../../../shared/root/store-context.ts'
import { useComments } from '../comments-context.ts'
import { MentionChoices } from './MentionChoices.ts'
import styles from './MentionField.module.css'

interface Props {
  text: string
  label: string
  placeholder: string
  hasFocus?: boolean
  problemId?: string | undefined
  onType: (text: string) => void
  onSend: () => void
  onEscape?: (() => void) | undefined
}

const ROWS = 2

/** A field in which an @ offers whom one may mean. Ctrl+Enter sends. */
export const MentionField = observer(function MentionField(props: Props) {
  const { text, label, placeholder, hasFocus = false, problemId, onType } = props
  const { t } = useTranslation('comments')
  const { api } = useRootStore()
  const { targetType, targetId } = useComments()
  const [choices] = useState(() => new MentionChoices(api, { targetType, targetId }))
  useEffect(() => choices.stop, [choices])
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hasFocus) focusEnd(field.current?.querySelector('textarea'))
  }, [hasFocus])
  return (
    <div ref={field}>
      <Mentions
        variant="borderless"
        className={styles.field ?? ''}
        rows={ROWS}
        maxLength={MAX_COMMENT_LENGTH}
        aria-label={label}
        aria-invalid={problemId !== undefined}
        aria-describedby={problemId}
        placeholder={placeholder}
        value={text}
        filterOption={false}
        notFoundContent={null}
        options={choices.found.map(({ id, username, avatarUrl, isParticipant }) => ({
          key: String(id),
          value: username,
          label: (
            <span className={styles.choice}>
              <Avatar url={avatarUrl} />
              {username}
              {isParticipant && <small>{t('mention.participant')}</small>}
            </span>
          ),
        }))}
        onSearch={choices.search}
        onChange={onType}
        onKeyDown={(event) => handleKey(event, props)}
      />
    </div>
  )
})

function handleKey(event: KeyboardEvent, { onSend, onEscape }: Props): void {
  if (isComposing(event)) return
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault()
    onSend()
  } else if (event.key === 'Escape' && !isChoosing()) onEscape?.()
}

/** Esc closes what opened last: the list of names, if it is there. */
const isChoosing = () =>
  document.querySelector('.ant-mentions-dropdown:not(.ant-mentions-dropdown-hidden)') !== null

function focusEnd(field: HTMLTextAreaElement | null | undefined): void {
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}
