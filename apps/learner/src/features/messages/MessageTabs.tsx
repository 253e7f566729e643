import { MESSAGE_TABS } from '@app/contract/message/values'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFeatureStore } from '../../shared/root/store-context.ts'
import { MessagesStore } from './MessagesStore.ts'
import styles from './MessageTabs.module.css'
import { type MessageQuery, messageAddress } from './message-query.ts'

/** Narrows the list to one kind of message, each with how many are unread. */
export const MessageTabs = observer(function MessageTabs({ query }: { query: MessageQuery }) {
  const { t } = useTranslation('messages')
  const { messages } = useFeatureStore(MessagesStore)
  return (
    <nav className={styles.tabs} aria-label={t('tabs')}>
      {(['all', ...MESSAGE_TABS] as const).map((tab) => {
        const name = tab === 'all' ? t('all') : t(`tab.${tab}`)
        const total = messages.value?.unread[tab] ?? 0
        return (
          <Link
            key={tab}
            to={messageAddress({ state: query.state, page: 1, ...(tab !== 'all' && { tab }) })}
            aria-current={tab === (query.tab ?? 'all') ? 'page' : undefined}
            aria-label={total > 0 ? t('tabUnread', { tab: name, total }) : name}
          >
            {name}
            {total > 0 && <span className={styles.count}>{total}</span>}
          </Link>
        )
      })}
    </nav>
  )
})
