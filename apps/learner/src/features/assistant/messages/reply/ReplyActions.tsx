import { Actions } from '@ant-design/x'
import { copyText } from '@app/ui/copy-text'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../shared/components/IconButton.tsx'
import type { IconName } from '../../../../shared/icons.ts'
import { useFeatureStore } from '../../../../shared/root/store-context.ts'
import { useSend } from '../../composer/use-send.ts'
import { AssistantDrawerState } from '../../parts/AssistantDrawerState.ts'
import { AssistantStore } from '../../stores/AssistantStore.ts'
import type { ChatMessage } from '../../stores/ChatMessage.ts'
import { MessageTime } from '../MessageTime.tsx'
import styles from './ReplyActions.module.css'

/** Milliseconds that a button shows what came of it. */
const OUTCOME_TIME = 2_000

/** What can be done with a reply. The items that Actions makes are not reachable by keys: each is a button of the site. */
export const ReplyActions = observer(function ReplyActions(props: { message: ChatMessage; isLast: boolean }) {
  const { message, isLast } = props
  const { t } = useTranslation('assistant')
  const { conversations } = useFeatureStore(AssistantStore)
  const send = useSend()
  const hasText = message.content !== ''
  const items = [
    hasText && { key: 'copy', actionRender: <CopyButton message={message} /> },
    hasText && { key: 'note', actionRender: <NoteButton message={message} /> },
    isLast && {
      key: 'regenerate',
      actionRender: (
        <IconButton
          icon="redo"
          label={t('reply.regenerate')}
          title={t('reply.regenerate')}
          onClick={() => void conversations.selected?.turn.regenerate()}
        />
      ),
    },
    hasText && message.id !== null && { key: 'rating', actionRender: <RatingButtons message={message} /> },
    isLast &&
      hasText && {
        key: 'followUp',
        actionRender: (
          <button type="button" className={styles.followUp} onClick={() => void send(t('followUp.question'))}>
            {t('followUp.button')}
          </button>
        ),
      },
  ]
  return (
    <div className={styles.row}>
      <Actions className={styles.actions ?? ''} items={items.filter((item) => item !== false)} />
      <MessageTime message={message} />
    </div>
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
  const { appendToNote, pageQuestion } = useFeatureStore(AssistantDrawerState)
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
