import { useRef, useState } from 'react'
import { lazyAntd } from '../antd/lazy-antd.tsx'
import { Icon } from '../Icon.tsx'
import { importCode } from '../import-code.ts'
import type { Suggestion } from './fitting.ts'
import styles from './KeywordFilter.module.css'

const importSuggestInput = () => import('./SuggestInput.tsx').then((module) => module.SuggestInput)
const LazySuggestInput = lazyAntd(importSuggestInput)

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
  const { text, change, search } = useKeyword(keyword, onSearch)
  const [isTouched, setIsTouched] = useState(false)
  const touch = (input: HTMLInputElement) => {
    onTouch?.()
    // Until it is there, and where it does not come, one types here.
    importCode(importSuggestInput).then(
      () => document.activeElement === input && setIsTouched(true),
      () => undefined,
    )
  }
  const box = (
    <PlainBox label={label} field={field} text={text} onChange={change} onTouch={suggestions && touch} />
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
          outline={box}
          label={label}
          text={text}
          suggestions={suggestions}
          onChange={change}
          onChoose={search}
        />
      ) : (
        box
      )}
    </form>
  )
}

/** What is typed, and what was looked for last: Enter takes what is offered, and sends the form too. */
function useKeyword(keyword: string | undefined, onSearch: Props['onSearch']) {
  const [text, setText] = useState(keyword ?? '')
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
  return { text, change, search }
}

interface PlainBoxProps {
  label: string
  field: string
  text: string
  onChange: (text: string) => void
  onTouch: ((input: HTMLInputElement) => void) | undefined
}

function PlainBox({ label, field, text, onChange, onTouch }: PlainBoxProps) {
  return (
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
        onFocus={({ currentTarget }) => onTouch?.(currentTarget)}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  )
}
