import { copyText } from '@app/ui/markdown'
import { observer } from 'mobx-react-lite'
import { useDeferredValue, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AssistantDoor } from '../../../shared/assistant/AssistantDoor.ts'
import { IconButton } from '../../../shared/components/IconButton.tsx'
import type { IconName } from '../../../shared/icons.ts'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { AssistantStore } from '../stores/AssistantStore.ts'
import type { ChatMessage } from '../stores/ChatMessage.ts'
import { useSend } from '../use-send.ts'
import { MessageTime } from './MessageTime.tsx'
import styles from './ReplyActions.module.css'

/** Milliseconds that a button shows what came of it. */
const OUTCOME_TIME = 2_000

/** What one can do with a reply; there when the reply itself can be read, which takes as long. */
export function ReplyActions(props: { message: ChatMessage; isLast: boolean }) {
  const isReadable = useDeferredValue(true, false)
  return <div className={styles.actions}>{isReadable && <Actions {...props} />}</div>
}

const Actions = observer(function Actions(props: { message: ChatMessage; isLast: boolean }) {
  const { message, isLast } = props
  const { t } = useTranslation('assistant')
  const { conversations } = useFeatureStore(AssistantStore)
  const send = useSend()
  const { selected } = conversations
  return (
    <>
      {message.content !== '' && <CopyButton message={message} />}
      {message.content !== '' && <NoteButton message={message} />}
      {isLast && (
        <IconButton
          icon="redo"
          label={t('reply.regenerate')}
          title={t('reply.regenerate')}
          onClick={() => void selected?.exchange.regenerate()}
        />
      )}
      {message.content !== '' && message.id !== null && <RatingButtons message={message} />}
      {isLast && message.content !== '' && (
        <button type="button" className={styles.followUp} onClick={() => void send(t('followUp.question'))}>
          {t('followUp.button')}
        </button>
      )}
      <MessageTime timestamp={message.timestamp} />
    </>
  )
})

const RatingButtons = observer(function RatingButtons({ message }: { message: ChatMessage }) {
  const { t } = useTranslation('assistant')
  const { conversations } = useFeatureStore(AssistantStore)
  const { isHelpful } = message
  const rate = (value: boolean) =>
    void conversations.selected?.rate(message, isHelpful === value ? null : value)
  return (
    <>
      <IconButton
        icon="like"
        label={t('reply.helpful')}
        title={t('reply.helpful')}
        aria-pressed={isHelpful === true}
        onClick={() => rate(true)}
      />
      <IconButton
        icon="like"
        className={styles.unhelpful ?? ''}
        label={t('reply.unhelpful')}
        title={t('reply.unhelpful')}
        aria-pressed={isHelpful === false}
        onClick={() => rate(false)}
      />
    </>
  )
})

interface OutcomeButtonProps {
  icon: IconName
  label: string
  act: () => Promise<void>
  /** What is said when it is done, and when it failed. */
  done: string
  failed: string
}

/** A button that says for a while what came of it. */
function OutcomeButton({ icon, label, act, done, failed }: OutcomeButtonProps) {
  const [isDone, setIsDone] = useState<boolean | null>(null)

  useEffect(() => {
    if (isDone === null) return
    const timer = setTimeout(() => setIsDone(null), OUTCOME_TIME)
    return () => clearTimeout(timer)
  }, [isDone])

  function handleClick() {
    act().then(
      () => setIsDone(true),
      () => setIsDone(false),
    )
  }

  return (
    <>
      <IconButton icon={isDone ? 'check' : icon} label={label} title={label} onClick={handleClick} />
      <span role="status" className={isDone === false ? styles.outcome : 'visually-hidden'}>
        {isDone !== null && (isDone ? done : failed)}
      </span>
    </>
  )
}

function CopyButton({ message }: { message: ChatMessage }) {
  const { t } = useTranslation('assistant')
  return (
    <OutcomeButton
      icon="copy"
      label={t('reply.copy')}
      act={() => copyText(message.content)}
      done={t('reply.copied')}
      failed={t('reply.copyFailed')}
    />
  )
}

/** Where the page under the drawer has a note on the question that the reply is about. */
const NoteButton = observer(function NoteButton({ message }: { message: ChatMessage }) {
  const { t } = useTranslation('assistant')
  const { appendToNote, pageQuestion } = useFeatureStore(AssistantDoor)
  if (!appendToNote || message.question?.id !== pageQuestion?.id) return null
  async function save() {
    if (!(await appendToNote?.(message.content))) throw new Error('the note is not saved')
  }
  return (
    <OutcomeButton
      icon="note"
      label={t('reply.saveAsNote')}
      act={save}
      done={t('reply.noted')}
      failed={t('reply.noteFailed')}
    />
  )
})
