import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { AssistantStore } from '../stores/AssistantStore.ts'
import { ConversationItem } from './ConversationItem.tsx'
import styles from './ConversationList.module.css'

/** The conversations in which the word was found. */
export const SearchResults = observer(function SearchResults({ onSelect }: { onSelect: () => void }) {
  const { t } = useTranslation('assistant')
  const { search, conversations } = useFeatureStore(AssistantStore)
  const { status, value = [] } = search.found
  if (status === 'ready' && value.length === 0)
    return (
      <p className={styles.group} role="status">
        {t('search.nothing')}
      </p>
    )
  return (
    <ul>
      {value.map((found) => (
        <li key={found.id}>
          <ConversationItem
            title={found.title || t('untitled')}
            isSelected={found.id === conversations.selected?.id}
            onSelect={() => {
              conversations.open(found)
              onSelect()
            }}
          />
        </li>
      ))}
    </ul>
  )
})
