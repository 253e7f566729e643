import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Button } from '../../shared/components/Button.tsx'
import { useFeatureStore, useRootStore } from '../../shared/root/store-context.ts'
import styles from './TimeZoneNotice.module.css'
import { TimeZoneStore } from './TimeZoneStore.ts'

/** Asks by which zone days are told when the device has moved to another. */
export const TimeZoneNotice = observer(function TimeZoneNotice() {
  const { user } = useRootStore().session
  const store = useFeatureStore(TimeZoneStore)
  const { t } = useTranslation()
  const userId = user?.id
  useEffect(() => {
    if (userId !== undefined) void store.check(userId)
  }, [store, userId])
  if (!store.question || userId === undefined) return null
  return createPortal(
    <section className={styles.notice} aria-label={t('timeZone.label')}>
      <p role="status">{t('timeZone.question', store.question)}</p>
      <div className={styles.acts}>
        <Button size="small" onClick={() => void store.answer(userId, false)}>
          {t('timeZone.keep')}
        </Button>
        <Button size="small" variant="primary" onClick={() => void store.answer(userId, true)}>
          {t('timeZone.take')}
        </Button>
      </div>
    </section>,
    document.body,
  )
})
