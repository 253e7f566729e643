import Dialog from '@mui/material/Dialog'
import InputBase from '@mui/material/InputBase'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './SearchDialog.module.css'
import { matching, type SearchEntry } from './search-group.ts'
import { useDebounced } from './use-debounced.ts'
import { useFound } from './use-found.ts'
import { usePageEntries } from './use-page-entries.ts'

/** How long the admin pauses before the server is asked, in milliseconds. */
const PAUSE = 250
/** As long as the keyword of a list may be. */
const MAX_LENGTH = 100

interface SearchDialogProps {
  /** What can be done on the page below. */
  acts: readonly SearchEntry[]
  onClose: () => void
}

/** Finds pages, acts, people, questions, posts and interviews; by the keyboard alone, too. */
export function SearchDialog({ acts, onClose }: SearchDialogProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const [typed, setTyped] = useState('')
  const [place, setPlace] = useState(0)
  const keyword = typed.trim()
  const { groups: found, isPending } = useFound(useDebounced(keyword, PAUSE))
  const own = matching([{ title: t('search.acts'), entries: acts }, usePageEntries()], keyword)
  const groups = keyword === '' ? own : [...own, ...found]
  const entries = groups.flatMap((group) => group.entries)
  const chosen = entries[Math.min(place, entries.length - 1)]
  const choose = (entry: SearchEntry) => {
    onClose()
    entry.choose()
  }
  const handleKey = (event: KeyboardEvent) => {
    // The key that confirms a character of an input method is not meant for the list.
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && entries.length > 0) {
      const next = (Math.min(place, entries.length - 1) + step + entries.length) % entries.length
      setPlace(next)
      document.getElementById(`${id}-${entries[next]?.key}`)?.scrollIntoView?.({ block: 'nearest' })
    } else if (event.key === 'Enter' && chosen) choose(chosen)
    else return
    event.preventDefault()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-label={t('search.title')}
      slotProps={{ container: { className: styles.container ?? '' } }}
    >
      <InputBase
        autoFocus
        fullWidth
        type="search"
        className={styles.input ?? ''}
        placeholder={t('search.placeholder')}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setPlace(0)
        }}
        onKeyDown={handleKey}
        inputProps={{
          role: 'combobox',
          maxLength: MAX_LENGTH,
          'aria-label': t('search.title'),
          'aria-expanded': true,
          'aria-controls': id,
          'aria-autocomplete': 'list',
          'aria-activedescendant': chosen && `${id}-${chosen.key}`,
        }}
      />
      <div id={id} role="listbox" aria-label={t('search.title')} className={styles.list}>
        {groups.map(({ title, entries: members }) => (
          // biome-ignore lint/a11y/useSemanticElements: a list of options takes groups, not fieldsets.
          <div key={title} role="group" aria-label={title}>
            <p className={styles.title} aria-hidden>
              {title}
            </p>
            {members.map((entry) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, which keeps the focus.
              // biome-ignore lint/a11y/useFocusableInteractive: the input names the active option.
              <div
                key={entry.key}
                id={`${id}-${entry.key}`}
                role="option"
                aria-selected={entry === chosen}
                className={styles.entry}
                onClick={() => choose(entry)}
              >
                <span>{entry.text}</span>
                {entry.note && <span className={styles.note}>{entry.note}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className={styles.end} role="status">
        {t(entries.length > 0 ? 'search.keys' : isPending ? 'search.pending' : 'search.nothing')}
      </p>
    </Dialog>
  )
}
