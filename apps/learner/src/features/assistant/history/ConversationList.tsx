import { Conversations } from '@ant-design/x'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/components/Button.tsx'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { AssistantStore } from '../stores/AssistantStore.ts'
import type { Conversation } from '../stores/Conversation.ts'
import styles from './ConversationList.module.css'
import { ConversationTitle } from './ConversationTitle.tsx'
import { groupOf } from './conversation-groups.ts'
import { RenameField } from './RenameField.tsx'
import { useConversationMenu } from './use-conversation-menu.tsx'
import { useFocusAfterDeletion } from './use-focus-after-deletion.ts'

/** All conversations, drafts first, then by their age. */
export const ConversationList = observer(function ConversationList({ onSelect }: { onSelect: () => void }) {
  const { t } = useTranslation('assistant')
  const store = useFeatureStore(AssistantStore)
  const { conversations, selected, hasMore, select, loadMore } = store.conversations
  const [renamed, setRenamed] = useState<{ key: string; isDone: boolean } | null>(null)
  const list = useFocusAfterDeletion(conversations.length)
  const menuOf = useConversationMenu((key) => setRenamed({ key, isDone: false }))
  const find = (key: string) => conversations.find((conversation) => conversation.key === key)

  function handleSelect(key: string) {
    void select(find(key) ?? null)
    onSelect()
  }

  function labelOf(conversation: Conversation) {
    const isRenamed = conversation.key === renamed?.key
    if (isRenamed && !renamed.isDone)
      return (
        <RenameField
          conversation={conversation}
          onDone={(isLeft) => setRenamed(isLeft ? null : { key: conversation.key, isDone: true })}
        />
      )
    return (
      <ConversationTitle
        title={conversation.title || t('untitled')}
        isSelected={conversation === selected}
        hasFocus={isRenamed}
        onDelete={() => store.ask({ act: 'delete', conversation })}
      />
    )
  }

  return (
    <div ref={list}>
      <Conversations
        className={styles.list ?? ''}
        activeKey={selected?.key ?? ''}
        onActiveChange={handleSelect}
        groupable
        items={conversations.map((conversation) => {
          const group = groupOf(conversation)
          return {
            key: conversation.key,
            label: labelOf(conversation),
            ...(group && { group: t(`history.${group}`) }),
          }
        })}
        menu={({ key }) => {
          const conversation = find(key)
          return conversation && menuOf(conversation)
        }}
      />
      {hasMore && (
        <Button variant="text" size="small" className={styles.more} onClick={() => void loadMore()}>
          {t('history.more')}
        </Button>
      )}
    </div>
  )
})
