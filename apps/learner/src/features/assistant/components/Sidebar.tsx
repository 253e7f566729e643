import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/components/Button.tsx'
import { Icon } from '../../../shared/Icon.tsx'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { AssistantStore } from '../stores/AssistantStore.ts'
import { WIDE_SCREEN } from '../wide-screen.ts'
import { ConversationList } from './ConversationList.tsx'
import { SIDEBAR_ID } from './PanelHeader.tsx'
import { SearchField } from './SearchField.tsx'
import { SearchResults } from './SearchResults.tsx'
import styles from './Sidebar.module.css'

/** All conversations, to begin a new one, find an old one, or get rid of one. On a phone it lies over the chat. */
export const Sidebar = observer(function Sidebar() {
  const { t } = useTranslation('assistant')
  const store = useFeatureStore(AssistantStore)
  const giveWay = () => {
    if (!window.matchMedia(WIDE_SCREEN).matches) store.toggleSidebar(false)
  }
  return (
    <>
      <aside id={SIDEBAR_ID} className={styles.sidebar} aria-label={t('history.title')}>
        <Button
          className={styles.create}
          onClick={() => {
            store.conversations.startNew()
            giveWay()
          }}
        >
          <Icon name="plus" size={16} />
          {t('newConversation')}
        </Button>
        <SearchField search={store.search} />
        <div className={styles.scroll}>
          {store.search.query === '' ? (
            <ConversationList onSelect={giveWay} />
          ) : (
            <SearchResults onSelect={giveWay} />
          )}
        </div>
      </aside>
      <button
        type="button"
        className={styles.scrim}
        aria-label={t('history.close')}
        onClick={() => store.toggleSidebar(false)}
      />
    </>
  )
})
