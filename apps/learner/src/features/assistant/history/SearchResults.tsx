import { Conversations } from '@ant-design/x'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { AssistantStore } from '../stores/AssistantStore.ts'
import styles from './ConversationList.module.css'
import { ConversationTitle } from './ConversationTitle.tsx'

/** The conversations in which the word was found. */
export const SearchResults = observer(function SearchResults({ onSelect }: { onSelect: () => void }) {
  const { t } = useTranslation('assistant')
  const { search, conversations } = useFeatureStore(AssistantStore)
  const { status, value = [] } = search.found
  const selectedId = conversations.selected?.id
  if (status === 'ready' && value.length === 0)
    return (
      <p className={styles.nothing} role="status">
        {t('search.nothing')}
      </p>
    )
  return (
    <Conversations
      className={styles.list ?? ''}
      activeKey={String(selectedId)}
      onActiveChange={(key) => {
        const found = value.find(({ id }) => String(id) === key)
        if (found) conversations.open(found)
        onSelect()
      }}
      items={value.map(({ id, title }) => ({
        key: String(id),
        label: <ConversationTitle title={title || t('untitled')} isSelected={id === selectedId} />,
      }))}
    />
  )
})
