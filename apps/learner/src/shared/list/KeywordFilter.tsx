import { useRef, useState } from 'react'
import { lazyAntd } from '../antd/lazy-antd.tsx'
import { Icon } from '../Icon.tsx'
import type { Suggestion } from './fitting.ts'
import styles from './KeywordFilter.module.css'

const LazySuggestInput = lazyAntd(() => import('./SuggestInput.tsx').then((module) => module.SuggestInput))

interface Props {
  /** What it finds; also its placeholder. */
  label: string
  keyword: string | undefined
  /** Its name in the address, and the list's address without it: what is sent where no script runs. */
  field: string
  address: string
  /** What is offered while one types; absent: nothing. */
  suggestions?: readonly Suggestion[]
  /** Called when the box is used first, with suggestions. */
  onTouch?: () => void
  /** Called with undefined when the keyword is cleared. */
  onSearch: (keyword: string | undefined) => void
}

/** Narrows a list by keyword, on Enter; where something is offered, by antd's box from the first touch on. */
export function KeywordFilter({ label, keyword, field, address, suggestions, onTouch, onSearch }: Props) {
  const [path, query] = address.split('?')
  const [text, setText] = useState(keyword ?? '')
  const [isTouched, setIsTouched] = useState(false)
  // Enter chooses what is offered and sends the form too.
  const sent = useRef(keyword)
  const search = (typed: string) => {
    const wanted = typed.trim() || undefined
    if (wanted === sent.current) return
    sent.current = wanted
    onSearch(wanted)
  }
  const change = (typed: string) => {
    setText(typed)
    if (typed === '') search('')
  }
  const touch = () => {
    setIsTouched(true)
    onTouch?.()
  }
  const input = (
    <>
      <span className={styles.icon}>
        <Icon name="search" size={16} />
      </span>
      <input
        className={styles.input}
        type="search"
        name={field}
        enterKeyHint="search"
        maxLength={100}
        placeholder={label}
        aria-label={label}
        value={text}
        onFocus={suggestions && touch}
        onChange={(event) => change(event.target.value)}
      />
    </>
  )
  return (
    <form
      className={styles.form}
      action={path}
      onSubmit={(event) => {
        event.preventDefault()
        search(text)
      }}
    >
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {isTouched && suggestions ? (
        <LazySuggestInput
          outline={input}
          label={label}
          text={text}
          suggestions={suggestions}
          onChange={change}
          onChoose={search}
        />
      ) : (
        input
      )}
    </form>
  )
}
