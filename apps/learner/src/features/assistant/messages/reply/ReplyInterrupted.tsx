import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../shared/components/Button.tsx'
import { useFeatureStore } from '../../../../shared/root/store-context.ts'
import { AssistantStore } from '../../stores/AssistantStore.ts'
import type { ChatMessage } from '../../stores/ChatMessage.ts'
import styles from './ReplyInterrupted.module.css'

/** That a reply broke off, and the way to have it written on. */
export const ReplyInterrupted = observer(function ReplyInterrupted({ message }: { message: ChatMessage }) {
  const { t } = useTranslation('assistant')
  const turn = useFeatureStore(AssistantStore).conversations.selected?.turn
  return (
    <div className={styles.interrupted}>
      <span>{t('reply.interrupted')}</span>
      <Button size="small" disabled={turn?.isRunning ?? true} onClick={() => void turn?.continue(message)}>
        {t('reply.continue')}
      </Button>
    </div>
  )
})
