import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './WaitingNote.module.css'

/** Milliseconds after which the dots alone no longer explain what takes so long. */
const PATIENCE = 3_000

/** Says what is waited for when a reply does not begin soon. */
export function WaitingNote() {
  const { t } = useTranslation('assistant')
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  return isDue && <span className={styles.note}>{t('reply.waiting')}</span>
}
