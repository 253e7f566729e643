import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../shared/components/Button.tsx'
import { Icon } from '../../../../shared/Icon.tsx'
import type { CodeStore } from '../CodeStore.ts'
import { TabPanel, Tabs } from '../pane/Tabs.tsx'
import { RESULT_TABS } from '../WorkbenchView.ts'
import type { WorkbenchProps } from '../workbench-props.ts'
import { CasesTab } from './CasesTab.tsx'
import { LogsTab } from './LogsTab.tsx'
import styles from './ResultPane.module.css'
import { ResultTab } from './ResultTab.tsx'

/** The cases, what came of them, what was logged; and the buttons that run the code. */
export const ResultPane = observer(function ResultPane({ store, question, program }: WorkbenchProps) {
  const { t } = useTranslation('code')
  const { view, run } = store
  return (
    <section className={styles.pane} aria-label={t('pane.result')}>
      <div className={styles.head}>
        <Tabs
          name="result"
          label={t('pane.result')}
          className={styles.tabs}
          tabs={RESULT_TABS.map((tab) => ({
            value: tab,
            text: t(`result.tab.${tab}`),
            note: (tab === 'logs' && run?.logs.length) || undefined,
          }))}
          value={view.result}
          onChoose={view.chooseResult}
        />
        <RunButtons store={store} />
      </div>
      <TabPanel name="result" value={view.result} className={styles.body}>
        {view.result === 'cases' && <CasesTab store={store} program={program} />}
        {view.result === 'result' && <ResultTab store={store} question={question} />}
        {view.result === 'logs' && <LogsTab run={run} />}
      </TabPanel>
    </section>
  )
})

const RunButtons = observer(function RunButtons({ store }: { store: CodeStore }) {
  const { t } = useTranslation('code')
  const { isRunning } = store
  return (
    <div className={styles.acts} data-bottom-bar="">
      {store.run?.isRunning ? (
        <Button onClick={store.stop}>
          <Icon name="stop" size={16} />
          {t('act.stop')}
        </Button>
      ) : (
        <Button disabled={isRunning} aria-keyshortcuts="Control+'" onClick={() => void store.start('run')}>
          {t('act.run')}
          <kbd>Ctrl+'</kbd>
        </Button>
      )}
      <Button
        variant="primary"
        disabled={isRunning}
        aria-keyshortcuts="Control+Enter"
        onClick={() => void store.start('submit')}
      >
        {t('act.submit')}
        <kbd>Ctrl+Enter</kbd>
      </Button>
    </div>
  )
})
