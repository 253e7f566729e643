import { observer } from 'mobx-react-lite'
import { useLayoutEffect } from 'react'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { QuestionBox } from '../composer/QuestionBox.tsx'
import { Sidebar } from '../history/Sidebar.tsx'
import { Chat } from '../messages/Chat.tsx'
import { AssistantStore } from '../stores/AssistantStore.ts'
import styles from './Panel.module.css'
import { PanelDialogs } from './PanelDialogs.tsx'
import { PanelHeader } from './PanelHeader.tsx'
import { useRefresh } from './use-refresh.ts'
import { WIDE_SCREEN } from './wide-screen.ts'

/** All that is in the drawer: earlier conversations, the one that is shown, and the box to ask in. */
export const Panel = observer(function Panel() {
  const { isSidebarOpen, toggleSidebar } = useFeatureStore(AssistantStore)
  useRefresh()
  useLayoutEffect(() => toggleSidebar(window.matchMedia(WIDE_SCREEN).matches), [toggleSidebar])
  return (
    <div className={styles.panel} data-sidebar={isSidebarOpen ? 'open' : 'closed'}>
      {isSidebarOpen && <Sidebar />}
      <div className={styles.chat}>
        <PanelHeader />
        <Chat />
        <QuestionBox />
      </div>
      <PanelDialogs />
    </div>
  )
})
