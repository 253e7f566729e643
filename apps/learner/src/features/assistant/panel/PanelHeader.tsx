import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../shared/components/IconButton.tsx'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { AssistantDrawerState } from '../parts/AssistantDrawerState.ts'
import { AssistantStore } from '../stores/AssistantStore.ts'
import { ExportButton } from './ExportButton.tsx'
import styles from './PanelHeader.module.css'

/** Id of the sidebar, which the first button opens. */
export const SIDEBAR_ID = 'assistant-history'

export const PanelHeader = observer(function PanelHeader() {
  const { t } = useTranslation(['assistant', 'common'])
  const drawer = useFeatureStore(AssistantDrawerState)
  const store = useFeatureStore(AssistantStore)
  const { selected } = store.conversations
  return (
    <header className={styles.header}>
      <IconButton
        icon="panel"
        label={t('history.title')}
        aria-expanded={store.isSidebarOpen}
        aria-controls={SIDEBAR_ID}
        onClick={() => store.toggleSidebar()}
      />
      <h2 className={styles.title}>{t('common:assistant.name')}</h2>
      <AnswererNote />
      <span className={styles.space} />
      {selected && selected.messages.length > 0 && <ExportButton conversation={selected} />}
      <IconButton
        icon="broom"
        label={t('clear.button')}
        title={t('clear.button')}
        onClick={() => store.ask({ act: 'clear' })}
      />
      <IconButton icon="x" label={t('common:action.close')} onClick={drawer.close} />
    </header>
  )
})

/** Which assistant it is that answers. */
const AnswererNote = observer(function AnswererNote() {
  const { t } = useTranslation('assistant')
  const { value } = useFeatureStore(AssistantStore).status
  if (!value) return null
  const isOffline = value.provider === 'offline'
  return (
    <span className={styles.note}>
      {isOffline ? t('answerer.offline') : t('answerer.model', { model: value.model })}
      {value.remaining <= value.dailyQuota / 10 && t('answerer.remaining', { count: value.remaining })}
    </span>
  )
})
