import { observer } from 'mobx-react-lite'
import { type MouseEvent, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useRootStore } from '../../../../shared/root/store-context.ts'
import type { SuggestionsProps } from '../popup.ts'
import { Choices } from './Choices.tsx'
import { RecentRemovals } from './RecentRemovals.tsx'
import styles from './Suggestions.module.css'
import { SuggestionsStore } from './SuggestionsStore.ts'
import { useBox } from './use-box.ts'

/** What could be meant, below a search box that has the focus: what fits its text, or what was looked for before. */
export const Suggestions = observer(function Suggestions({ form, onPopup, onLeave }: SuggestionsProps) {
  const { t, ready } = useTranslation('search')
  const root = useRootStore()
  const navigate = useNavigate()
  const [store] = useState(() => new SuggestionsStore(root))
  const listId = useId()
  useBox(form, store, ({ address }) => {
    onLeave()
    navigate(address)
  })

  const isShown = ready && store.isShown
  const optionId = store.place < 0 ? undefined : optionIdOf(listId, store.place)
  useEffect(() => onPopup(isShown ? { listId, optionId } : null), [onPopup, isShown, listId, optionId])
  useEffect(() => {
    if (optionId) document.getElementById(optionId)?.scrollIntoView({ block: 'nearest' })
  }, [optionId])

  const count = store.choices.length
  return (
    <>
      <span className="visually-hidden" role="status">
        {isShown && t('suggest.count', { count })}
      </span>
      {isShown && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a press only must not take the focus from the box.
        <div className={styles.panel} onMouseDown={keepFocus}>
          <Choices
            id={listId}
            choices={store.choices}
            place={store.place}
            idOf={(place) => optionIdOf(listId, place)}
            onLeave={onLeave}
          />
          {store.choices[0]?.group === 'recent' && (
            <RecentRemovals
              recent={store.recent}
              onRemoved={() => form.current?.querySelector('input')?.focus()}
            />
          )}
        </div>
      )}
    </>
  )
})

const optionIdOf = (listId: string, place: number) => `${listId}-${place}`

const keepFocus = (event: MouseEvent) => event.preventDefault()
