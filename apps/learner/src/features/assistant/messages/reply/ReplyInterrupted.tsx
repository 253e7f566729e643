import { useTranslation } from 'react-i18next'
import { Button } from '../../../../shared/components/Button.tsx'
import { useFeatureStore } from '../../../../shared/root/store-context.ts'
import { AssistantStore } from '../../stores/AssistantStore.ts'
import styles from './ReplyInterrupted.module.css'

/** That a reply broke off, and the way to have it written on. */
export function ReplyInterrupted({ isLast }: { isLast: boolean }) {
  const { t } = useTranslation('assistant')
  const { conversations } = useFeatureStore(AssistantStore)
  return (
    <div className={styles.interrupted}>
      <span>{t('reply.interrupted')}</span>
      {isLast && (
        <Button size="small" onClick={() => void conversations.selected?.turn.resume()}>
          {t('reply.continue')}
        </Button>
      )}
    </div>
  )
}
