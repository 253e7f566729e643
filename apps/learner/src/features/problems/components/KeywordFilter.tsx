import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/Icon.tsx'
import styles from './KeywordFilter.module.css'

interface Props {
  keyword: string | undefined
  /** undefined: no keyword any more. */
  onSearch: (keyword: string | undefined) => void
}

/** Finds questions of the list by words of their titles, on Enter. */
export function KeywordFilter({ keyword, onSearch }: Props) {
  const { t } = useTranslation('problems')
  const [text, setText] = useState(keyword ?? '')
  const search = () => {
    const wanted = text.trim() || undefined
    if (wanted !== keyword) onSearch(wanted)
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        search()
      }}
    >
      <span className={styles.icon}>
        <Icon name="search" size={16} />
      </span>
      <input
        className={styles.input}
        type="search"
        enterKeyHint="search"
        maxLength={100}
        placeholder={t('filter.keyword')}
        aria-label={t('filter.keyword')}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          if (event.target.value === '' && keyword !== undefined) onSearch(undefined)
        }}
      />
    </form>
  )
}
