import { observer } from 'mobx-react-lite'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/Icon.tsx'
import type { ConversationSearch } from '../stores/ConversationSearch.ts'
import styles from './SearchField.module.css'

export const SearchField = observer(function SearchField({ search }: { search: ConversationSearch }) {
  const { t } = useTranslation('assistant')

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || search.keyword === '') return
    // It would close the drawer.
    event.preventDefault()
    search.clear()
  }

  return (
    <div className={styles.field}>
      <Icon name="search" size={16} />
      <input
        type="search"
        aria-label={t('search.label')}
        placeholder={t('search.label')}
        maxLength={100}
        value={search.keyword}
        onChange={(event) => search.type(event.target.value)}
        onKeyDown={handleKey}
      />
    </div>
  )
})
