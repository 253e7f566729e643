import type { MessageDetail } from '@app/contract/message/schemas'
import { composeMessage } from '@app/contract/message/values'
import { Markdown } from '@app/ui/markdown'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '../../shared/components/Button.tsx'
import { useModal } from '../../shared/components/dialog/use-modal.ts'
import { TimeAgo } from '../../shared/components/TimeAgo.tsx'
import { useFeatureStore } from '../../shared/root/store-context.ts'
import { MessagesStore } from './MessagesStore.ts'
import styles from './OpenedMessage.module.css'

/** The whole text of a message that has no page of its own, above the list. */
export const OpenedMessage = observer(function OpenedMessage({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('messages')
  const sentenceOf = (message: MessageDetail) =>
    composeMessage(message, (key, values) => t(key, values))
      .map(({ text }) => text)
      .join('')
  const { value, status } = useFeatureStore(MessagesStore).opened
  const dialog = useModal()
  const title = value && (value.event === 'announcement' ? value.subject : sentenceOf(value))
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="opened-message" onClose={onClose}>
      <h2 id="opened-message" className={styles.title}>
        {title ?? t(status === 'failed' ? 'lost' : 'list.loading')}
      </h2>
      {value && (
        <>
          <p className={styles.time}>
            <TimeAgo time={value.updateTime} />
          </p>
          <div className={styles.text}>
            <Markdown source={value.content || value.excerpt} />
          </div>
        </>
      )}
      <div className={styles.actions}>
        <Button variant="primary" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </dialog>
  )
})
