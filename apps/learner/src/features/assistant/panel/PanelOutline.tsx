import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/components/Button.tsx'
import { EmptyState } from '../../../shared/components/EmptyState.tsx'
import { IconButton } from '../../../shared/components/IconButton.tsx'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { ChatOutline } from '../messages/ChatOutline.tsx'
import { AssistantDrawerState } from '../parts/AssistantDrawerState.ts'
import { LazyPanel } from './LazyPanel.ts'
import styles from './PanelOutline.module.css'

/** What stands in the drawer until its panel has come, or when it did not come. */
export const PanelOutline = observer(function PanelOutline() {
  const { t } = useTranslation('common')
  const drawer = useFeatureStore(AssistantDrawerState)
  const panel = useFeatureStore(LazyPanel)
  return (
    // As wide as the panel, whose sidebar is open where there is room for it.
    <div className={styles.outline} data-sidebar="open">
      <header className={styles.header}>
        <h2>{t('assistant.name')}</h2>
        <IconButton icon="x" label={t('action.close')} onClick={drawer.close} />
      </header>
      {panel.component.status === 'failed' ? (
        <EmptyState art="failed" heading="h2" title={t('page.failed')} hint={t('page.failedHint')}>
          <Button onClick={() => void panel.load()}>{t('action.retry')}</Button>
        </EmptyState>
      ) : (
        <ChatOutline />
      )}
    </div>
  )
})
