import { Button, Input } from 'antd'
import { observer } from 'mobx-react-lite'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/Icon.tsx'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { SIDEBAR_ID } from '../panel/PanelHeader.tsx'
import { WIDE_SCREEN } from '../panel/wide-screen.ts'
import { AssistantStore } from '../stores/AssistantStore.ts'
import { ConversationList } from './ConversationList.tsx'
import { SearchResults } from './SearchResults.tsx'
import styles from './Sidebar.module.css'

/** All conversations, to begin a new one, find an old one, or get rid of one. On a phone it lies over the chat. */
export const Sidebar = observer(function Sidebar() {
  const { t } = useTranslation('assistant')
  const store = useFeatureStore(AssistantStore)
  const giveWay = () => {
    if (!window.matchMedia(WIDE_SCREEN).matches) store.toggleSidebar(false)
  }
  const { search } = store

  function handleSearchKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || search.keyword === '') return
    // Esc would close the drawer.
    event.preventDefault()
    search.clear()
  }

  return (
    <>
      <aside id={SIDEBAR_ID} className={styles.sidebar} aria-label={t('history.title')}>
        <Button
          block
          className={styles.create ?? ''}
          icon={<Icon name="plus" size={16} />}
          onClick={() => {
            store.conversations.startNew()
            giveWay()
          }}
        >
          {t('newConversation')}
        </Button>
        <Input.Search
          className={styles.search ?? ''}
          aria-label={t('search.label')}
          placeholder={t('search.label')}
          maxLength={100}
          variant="borderless"
          enterButton={
            <Button type="text" aria-label={t('search.button')} icon={<Icon name="search" size={16} />} />
          }
          onSearch={(keyword) => search.type(keyword)}
          value={search.keyword}
          onChange={({ target }) => search.type(target.value)}
          onKeyDown={handleSearchKey}
        />
        <div className={styles.scroll}>
          {search.query === '' ? (
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
