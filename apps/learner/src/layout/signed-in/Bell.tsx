import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { UnreadMessagesStore } from '../../features/messages/parts/UnreadMessagesStore.ts'
import { IconButton } from '../../shared/components/IconButton.tsx'
import { useFeatureStore, useRootStore } from '../../shared/root/store-context.ts'
import { useDismiss } from '../../shared/use-dismiss.ts'
import styles from './Bell.module.css'
import { BellPanel } from './BellPanel.tsx'

/** Above it the badge says no number. */
const MOST_SHOWN = 99
const PANEL = 'bell-panel'

/** The number of unread messages unless there is none; pressed, it opens the last of them. */
export const Bell = observer(function Bell() {
  const { token, user } = useRootStore().session
  const unread = useFeatureStore(UnreadMessagesStore)
  const { t } = useTranslation()
  const { count } = unread
  const userId = user?.id
  const { isOpen, setOpen, close, button, panel } = usePanel()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another session has other messages.
  useEffect(() => void unread.load(), [unread, token])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session needs another connection.
  useEffect(() => (userId === undefined ? undefined : unread.follow(userId)), [unread, token, userId])

  return (
    <>
      <span className={styles.bell}>
        <IconButton
          ref={button}
          icon="bell"
          label={count > 0 ? t('account.unreadMessages', { count }) : t('account.messages')}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={isOpen ? PANEL : undefined}
          onClick={() => setOpen(!isOpen)}
        />
        {count > 0 && (
          <span className={styles.badge} aria-hidden="true">
            {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
          </span>
        )}
      </span>
      {isOpen && (
        <div
          ref={panel}
          id={PANEL}
          className={styles.panel}
          role="dialog"
          aria-label={t('account.messages')}
          tabIndex={-1}
          onKeyDown={({ key }) => key === 'Escape' && close()}
        >
          <BellPanel onClose={() => setOpen(false)} />
        </div>
      )}
    </>
  )
})

/** Opened, the panel has the focus; closed by Esc, the button has it again. A press elsewhere and another page close it too. */
function usePanel() {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const { key } = useLocation()

  useDismiss(isOpen, () => setOpen(false), button, panel)
  useEffect(() => {
    if (isOpen) panel.current?.focus()
  }, [isOpen])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes it.
  useEffect(() => setOpen(false), [key])

  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return { isOpen, setOpen, close, button, panel }
}
