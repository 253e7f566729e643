import { type FormEvent, type KeyboardEvent, type Ref, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { Icon } from '../../shared/Icon.tsx'
import { isComposing } from '../../shared/is-composing.ts'
import styles from './SearchBox.module.css'

interface SearchBoxProps {
  ref?: Ref<HTMLInputElement>
  autoFocus?: boolean
  /** Called when the search begins, or is given up by Esc. */
  onDone?: () => void
}

/** Sends a query to /search; on that page it holds the query that is shown. */
export function SearchBox({ ref, autoFocus = false, onDone }: SearchBoxProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const shown = pathname === '/search' ? (new URLSearchParams(search).get('q') ?? '') : ''
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (autoFocus) form.current?.querySelector('input')?.focus()
  }, [autoFocus])

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const query = String(new FormData(event.currentTarget).get('q')).trim()
    if (!query) return
    navigate(`/search?q=${encodeURIComponent(query)}`)
    onDone?.()
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
    if (event.key === 'Escape') onDone?.()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to browsers of two years ago.
    <form ref={form} className={styles.form} role="search" action="/search" onSubmit={handleSubmit}>
      <Icon name="search" size={16} />
      <input
        key={shown}
        ref={ref}
        className={styles.input}
        type="search"
        name="q"
        defaultValue={shown}
        placeholder={t('search.placeholder')}
        aria-label={t('search.label')}
        aria-keyshortcuts="/"
        autoComplete="off"
        onKeyDown={handleKey}
      />
      <span className={styles.key} aria-hidden="true">
        /
      </span>
    </form>
  )
}
