import { useState } from 'react'
import { Icon } from '../Icon.tsx'
import styles from './KeywordFilter.module.css'

interface Props {
  /** What it finds; also its placeholder. */
  label: string
  keyword: string | undefined
  /** Its name in the address, and the list's address without it: what is sent where no script runs. */
  field: string
  address: string
  /** Called with undefined when the keyword is cleared. */
  onSearch: (keyword: string | undefined) => void
}

/** Narrows a list by keyword, on Enter. */
export function KeywordFilter({ label, keyword, field, address, onSearch }: Props) {
  const [path, query] = address.split('?')
  const [text, setText] = useState(keyword ?? '')
  const search = () => {
    const wanted = text.trim() || undefined
    if (wanted !== keyword) onSearch(wanted)
  }
  return (
    <form
      className={styles.form}
      action={path}
      onSubmit={(event) => {
        event.preventDefault()
        search()
      }}
    >
      <span className={styles.icon}>
        <Icon name="search" size={16} />
      </span>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <input
        className={styles.input}
        type="search"
        name={field}
        enterKeyHint="search"
        maxLength={100}
        placeholder={label}
        aria-label={label}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          if (event.target.value === '' && keyword !== undefined) onSearch(undefined)
        }}
      />
    </form>
  )
}
