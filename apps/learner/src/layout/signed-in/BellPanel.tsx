import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { MessageLink } from '../../features/messages/parts/MessageLink.tsx'
import { UnreadMessagesStore } from '../../features/messages/parts/UnreadMessagesStore.ts'
import { Button, ButtonLink } from '../../shared/components/Button.tsx'
import { EmptyState } from '../../shared/components/EmptyState.tsx'
import { Icon } from '../../shared/Icon.tsx'
import { useFeatureStore } from '../../shared/root/store-context.ts'
import styles from './BellPanel.module.css'
import { BellStore } from './BellStore.ts'

/** What the bell opens: the last messages, and the way to all of them. */
export const BellPanel = observer(function BellPanel({ onClose }: { onClose: () => void }) {
  const { t, ready } = useTranslation('messages')
  const store = useFeatureStore(BellStore)
  const { revision } = useFeatureStore(UnreadMessagesStore)

  // biome-ignore lint/correctness/useExhaustiveDependencies: messages have come or were read elsewhere.
  useEffect(() => void store.show(), [store, revision])

  if (!ready) return <div className={styles.loading} />
  return (
    <>
      <div className={styles.head}>
        <h2>{t('title')}</h2>
        <Button
          variant="text"
          size="small"
          disabled={!store.messages.value?.unread.all}
          onClick={() => void store.messages.readAll(undefined)}
        >
          <Icon name="check" size={16} />
          {t('readAll')}
        </Button>
      </div>
      <BellMessages onClose={onClose} />
      <div className={styles.foot}>
        <Link to="/message" onClick={onClose}>
          {t('bell.more')}
        </Link>
      </div>
    </>
  )
})

const BellMessages = observer(function BellMessages({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['messages', 'common'])
  const store = useFeatureStore(BellStore)
  const { value, status } = store.messages
  if (!value)
    return status === 'failed' ? (
      <p className={styles.failed} role="alert">
        {t('failed.title')}
        <Button size="small" onClick={() => void store.show()}>
          {t('common:action.retry')}
        </Button>
      </p>
    ) : (
      <div className={styles.loading} role="status" aria-label={t('list.loading')} />
    )
  if (value.total === 0)
    return (
      <div className={styles.empty}>
        <EmptyState art="quiet" title={t('empty.all')} hint={t('empty.hint')}>
          <ButtonLink to="/problems/review" onClick={onClose}>
            {t('empty.review')}
          </ButtonLink>
        </EmptyState>
      </div>
    )
  return (
    <ul className={styles.list}>
      {value.records.map((message) => (
        <li key={message.id}>
          <MessageLink
            message={message}
            isShort
            onOpen={() => {
              void store.messages.read(message)
              onClose()
            }}
          />
        </li>
      ))}
    </ul>
  )
})
