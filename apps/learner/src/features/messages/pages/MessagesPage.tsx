import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { Button } from '../../../shared/components/Button.tsx'
import { Icon } from '../../../shared/Icon.tsx'
import { type PageLoad, useFeatureStore } from '../../../shared/root/store-context.ts'
import { MessageRows } from '../MessageRows.tsx'
import { MessagesStore } from '../MessagesStore.ts'
import { MessageTabs } from '../MessageTabs.tsx'
import { messageAddress, parseMessageQuery } from '../message-query.ts'
import { OpenedMessage } from '../OpenedMessage.tsx'
import { UnreadMessagesStore } from '../parts/UnreadMessagesStore.ts'
import styles from './MessagesPage.module.css'

export const load: PageLoad = (root, { search }) =>
  root.feature(MessagesStore).load(parseMessageQuery(search))

/** The message centre: what happened to the user, by kind; the address says which. */
export const Page = observer(function MessagesPage() {
  const { t } = useTranslation('messages')
  const { messages } = useFeatureStore(MessagesStore)
  const { revision } = useFeatureStore(UnreadMessagesStore)
  const navigate = useNavigate()
  const query = parseMessageQuery(useSearchParams()[0])
  const { tab, state } = query
  const unread = messages.value?.unread[tab ?? 'all'] ?? 0

  useEffect(() => {
    if (revision > 0) void messages.refresh()
  }, [messages, revision])

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <Link
          className={styles.toggle}
          to={messageAddress({ tab, page: 1, state: state ? undefined : 'unread' })}
          aria-current={state ? 'true' : undefined}
        >
          {t('unreadOnly')}
        </Link>
        <Button
          variant="text"
          size="small"
          disabled={unread === 0}
          onClick={() => void messages.readAll(tab)}
        >
          <Icon name="check" size={16} />
          {t('readAll')}
        </Button>
      </header>
      <MessageTabs query={query} />
      <MessageRows query={query} />
      {query.id !== undefined && (
        <OpenedMessage onClose={() => navigate(messageAddress({ ...query, id: undefined }))} />
      )}
    </div>
  )
})
