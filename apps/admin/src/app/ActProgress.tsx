import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { longActs } from '../data/long-acts.ts'
import { ProgressBar } from '../shared/feedback/ProgressBar.tsx'
import styles from './ActProgress.module.css'

/** How far an act on many records is. Leaving the console meanwhile is asked: the rest would be left undone. */
export function ActProgress() {
  const { t } = useTranslation('admin')
  const progress = useSyncExternalStore(longActs.subscribe, longActs.get)
  const isUnderWay = progress !== null
  useEffect(() => {
    if (!isUnderWay) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnderWay])
  if (!progress) return null
  return (
    <div className={styles.panel}>
      <ProgressBar label={t('acts.underWay', { ...progress })} share={progress.done / progress.total} />
    </div>
  )
}
