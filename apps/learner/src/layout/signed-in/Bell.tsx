import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { IconLink } from '../../shared/components/IconButton.tsx'
import { useFeatureStore, useRootStore } from '../../shared/root/store-context.ts'
import { UnreadMessagesStore } from '../../shared/UnreadMessagesStore.ts'
import styles from './Bell.module.css'

/** Above it the badge says no number. */
const MOST_SHOWN = 99

/** The way to the message centre, with the number of unread messages unless there is none. */
export const Bell = observer(function Bell() {
  const { token } = useRootStore().session
  const unread = useFeatureStore(UnreadMessagesStore)
  const { t } = useTranslation()
  const { count } = unread

  // biome-ignore lint/correctness/useExhaustiveDependencies: another session has other messages.
  useEffect(() => void unread.load(), [unread, token])

  return (
    <span className={styles.bell}>
      <IconLink
        icon="bell"
        label={count > 0 ? t('account.unreadMessages', { count }) : t('account.messages')}
        to="/message"
      />
      {count > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
        </span>
      )}
    </span>
  )
})
