import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../shared/components/IconButton.tsx'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { AssistantStore } from '../stores/AssistantStore.ts'
import type { Conversation } from '../stores/Conversation.ts'
import { ConversationItem } from './ConversationItem.tsx'
import styles from './ConversationRow.module.css'
import { TitleField } from './TitleField.tsx'

interface ConversationRowProps {
  conversation: Conversation
  onSelect: () => void
}

/** A conversation in the history, to be shown, renamed or deleted. */
export const ConversationRow = observer(function ConversationRow(props: ConversationRowProps) {
  const { conversation, onSelect } = props
  const { t } = useTranslation('assistant')
  const store = useFeatureStore(AssistantStore)
  const [isRenaming, setRenaming] = useState(false)
  const title = conversation.title || t('untitled')
  if (isRenaming)
    return <TitleField conversation={conversation} title={title} onDone={() => setRenaming(false)} />
  return (
    <ConversationItem
      title={title}
      isSelected={store.conversations.selected === conversation}
      onSelect={onSelect}
    >
      <IconButton
        icon="edit"
        className={styles.act ?? ''}
        label={t('rename.button', { title })}
        title={t('rename.short')}
        onClick={() => setRenaming(true)}
      />
      <IconButton
        icon="trash"
        className={styles.act ?? ''}
        label={t('delete.button', { title })}
        title={t('delete.title')}
        onClick={() => store.ask({ act: 'delete', conversation })}
      />
    </ConversationItem>
  )
})
