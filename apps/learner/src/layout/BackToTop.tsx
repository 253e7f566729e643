import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../shared/Icon.tsx'
import styles from './BackToTop.module.css'

/** Pixels of scroll beyond which the button is there. */
const THRESHOLD = 300

/** The way back to the top of a long page. */
export function BackToTop() {
  const { t } = useTranslation()
  const isFar = useSyncExternalStore(
    subscribe,
    () => window.scrollY > THRESHOLD,
    () => false,
  )
  if (!isFar) return null
  return (
    <button
      type="button"
      className={styles.button}
      title={t('layout.backToTop')}
      aria-label={t('layout.backToTop')}
      onClick={scrollToTop}
    >
      <Icon name="up" />
    </button>
  )
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => window.removeEventListener('scroll', onChange)
}

function scrollToTop() {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' })
}
