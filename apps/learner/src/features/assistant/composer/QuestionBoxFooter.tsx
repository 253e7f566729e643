import { AI_QUESTION_LIMIT } from '@app/contract/ai-message/values'
import { Button } from 'antd'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/Icon.tsx'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { AssistantStore } from '../stores/AssistantStore.ts'
import styles from './QuestionBox.module.css'
import { useStop } from './use-send.ts'

/** Below the field: what to press, what was not sent, and the buttons. */
export const QuestionBoxFooter = observer(function QuestionBoxFooter({ onSend }: { onSend: () => void }) {
  const { t } = useTranslation('assistant')
  const { conversations } = useFeatureStore(AssistantStore)
  const isRunning = conversations.selected?.turn.isRunning ?? false
  const stop = useStop()
  return (
    <div className={styles.actions}>
      <BoxNote />
      {isRunning && (
        <Button size="small" icon={<Icon name="stop" size={16} />} onClick={() => void stop()}>
          {t('input.stop')}
        </Button>
      )}
      <Button size="small" type="primary" disabled={isRunning} onClick={onSend}>
        {t('input.send')}
      </Button>
    </div>
  )
})

const BoxNote = observer(function BoxNote() {
  const { t } = useTranslation('assistant')
  const { isTooLong, composer, conversations } = useFeatureStore(AssistantStore)
  const refusal = conversations.selected?.turn.refusal
  const { send } = useFeatureStore(AssistantStore)
  if (isTooLong)
    return (
      <span className={styles.problem} role="alert">
        {t('input.tooLong', { count: AI_QUESTION_LIMIT, length: composer.text.trim().length })}
      </span>
    )
  if (refusal)
    return (
      <span className={styles.problem} role="status">
        {refusal.reason || t('input.unsent')}
        {refusal.isLasting && (
          <Button size="small" type="link" onClick={() => void send(undefined, 'offline')}>
            {t('reply.askOffline')}
          </Button>
        )}
      </span>
    )
  return <span className={styles.hint}>{t('input.hint')}</span>
})
