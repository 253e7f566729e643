import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useEffect,
  useRef,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Icon } from '../../../shared/Icon.tsx'
import { isComposing, isUnfinished } from '../../../shared/is-composing.ts'
import styles from './SearchBox.module.css'
import { searchAddress } from './search-address.ts'
import { useSuggestions } from './use-suggestions.ts'

interface SearchBoxProps {
  ref?: Ref<HTMLInputElement>
  /** What is looked for where the box stands. */
  query?: string
  size?: 'large' | undefined
  /** Tells it from the box of the top bar. */
  label?: string
  autoFocus?: boolean
  /** Looks for what was typed; without it the search page is opened. */
  onSearch?: (typed: string) => void
  /** Called when the search begins, or is given up by Esc. */
  onDone?: () => void
}

/** Takes what one looks for; what could be meant is suggested below it, whose code is fetched when the box is used. */
export function SearchBox({
  ref,
  query = '',
  size,
  label,
  autoFocus = false,
  onSearch,
  onDone,
}: SearchBoxProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const { Suggestions, popup, setPopup, begin, end } = useSuggestions()
  useShownQuery(form, query)

  useEffect(() => {
    if (autoFocus) inputOf(form.current)?.focus()
  }, [autoFocus])

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('q'))
    const address = searchAddress(typed)
    if (address === null) return
    end()
    if (onSearch) onSearch(typed)
    else {
      event.currentTarget.reset()
      navigate(address)
    }
    // The keyboard of a phone would cover what was found.
    if (matchMedia('(pointer: coarse)').matches) inputOf(form.current)?.blur()
    onDone?.()
  }

  function leave() {
    end()
    form.current?.reset()
    onDone?.()
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
    if (event.key === 'Escape') {
      // A browser would empty the box, which opens the list again.
      event.preventDefault()
      onDone?.()
    }
    if (event.key === 'ArrowDown') begin()
  }

  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) end()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to browsers of two years ago.
    <form
      ref={form}
      className={`${styles.form} ${size ? styles[size] : ''}`}
      role="search"
      aria-label={label}
      action="/search"
      onSubmit={handleSubmit}
      onBlur={handleBlur}
    >
      <Icon name="search" size={size ? 18 : 16} />
      <input
        ref={ref}
        className={styles.input}
        type="search"
        name="q"
        role="combobox"
        defaultValue={query}
        placeholder={t('search.placeholder')}
        aria-label={t('search.label')}
        aria-keyshortcuts="/"
        aria-autocomplete="list"
        aria-expanded={popup !== null}
        aria-controls={popup?.listId}
        aria-activedescendant={popup?.optionId}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={begin}
        onClick={begin}
        onInput={({ nativeEvent }) => isUnfinished(nativeEvent) || begin()}
        onCompositionEnd={begin}
        onKeyDown={handleKey}
      />
      {!size && (
        <span className={styles.key} aria-hidden="true">
          /
        </span>
      )}
      {Suggestions && <Suggestions form={form} onPopup={setPopup} onLeave={leave} />}
    </form>
  )
}

const inputOf = (form: HTMLFormElement | null) => form?.querySelector('input')

/** Another query is shown at once; what was typed before the page was taken over stays. */
function useShownQuery(form: RefObject<HTMLFormElement | null>, query: string): void {
  const shown = useRef(query)
  useEffect(() => {
    const input = inputOf(form.current)
    if (shown.current === query || !input) return
    shown.current = query
    input.value = query
  }, [form, query])
}
