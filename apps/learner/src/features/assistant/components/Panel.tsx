import { observer } from 'mobx-react-lite'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { AssistantStore } from '../stores/AssistantStore.ts'
import { usePanelLife } from '../use-panel-life.ts'
import { Chat } from './Chat.tsx'
import styles from './Panel.module.css'
import { PanelDialogs } from './PanelDialogs.tsx'
import { PanelHeader } from './PanelHeader.tsx'
import { QuestionBox } from './QuestionBox.tsx'
import { Sidebar } from './Sidebar.tsx'

/** All that is in the drawer: earlier conversations, the one that is shown, and the box to ask in. */
export const Panel = observer(function Panel() {
  const { isSidebarOpen } = useFeatureStore(AssistantStore)
  usePanelLife()
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
