import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/components/Button.tsx'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { groupByAge } from '../conversation-groups.ts'
import { AssistantStore } from '../stores/AssistantStore.ts'
import styles from './ConversationList.module.css'
import { ConversationRow } from './ConversationRow.tsx'

/** All conversations, drafts first, then by their age. */
export const ConversationList = observer(function ConversationList({ onSelect }: { onSelect: () => void }) {
  const { t } = useTranslation('assistant')
  const { conversations, hasMore, select, loadMore } = useFeatureStore(AssistantStore).conversations
  return (
    <>
      {groupByAge(conversations).map(({ group, members }) => (
        <section key={group}>
          {group !== 'draft' && <h3 className={styles.group}>{t(`history.${group}`)}</h3>}
          <ul>
            {members.map((conversation) => (
              <li key={conversation.key}>
                <ConversationRow
                  conversation={conversation}
                  onSelect={() => {
                    void select(conversation)
                    onSelect()
                  }}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {hasMore && (
        <Button variant="text" size="small" className={styles.more} onClick={() => void loadMore()}>
          {t('history.more')}
        </Button>
      )}
    </>
  )
})
