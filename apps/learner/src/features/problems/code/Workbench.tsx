import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { EditorPane } from './editor/EditorPane.tsx'
import { PaneSizes } from './pane/PaneSizes.ts'
import { Separator } from './pane/Separator.tsx'
import { Tabs } from './pane/Tabs.tsx'
import { ResultPane } from './results/ResultPane.tsx'
import { LeftPane } from './statement/LeftPane.tsx'
import { useRunKeys } from './use-run-keys.ts'
import styles from './Workbench.module.css'
import { PANES } from './WorkbenchView.ts'
import type { WorkbenchProps } from './workbench-props.ts'

/** The problem beside its code over what came of it; a phone shows one of the three. */
export const Workbench = observer(function Workbench(props: WorkbenchProps) {
  const { t } = useTranslation('code')
  const { store } = props
  const { view, run } = store
  const sizes = useFeatureStore(PaneSizes)
  const place = useRef<HTMLDivElement>(null)
  useRunKeys(store)
  const { left, results } = sizes
  useEffect(() => {
    place.current?.style.setProperty('--left', `${left}%`)
    place.current?.style.setProperty('--results', `${results}%`)
    document.documentElement.style.setProperty('--workbench-left', `${left}%`)
    return () => void document.documentElement.style.removeProperty('--workbench-left')
  }, [left, results])
  return (
    <div ref={place} className={styles.workbench} data-workbench={view.pane}>
      <Tabs
        name="pane"
        label={t('pane.label')}
        isEven
        hasPanel={false}
        className={styles.switch}
        tabs={PANES.map((pane) => ({
          value: pane,
          text: t(`pane.${pane}`),
          ...(pane === 'result' && run && { note: `${run.passed}/${run.places.length}`, tone: toneOf(run) }),
        }))}
        value={view.pane}
        onChoose={view.choosePane}
      />
      <div className={styles.title}>
        <h1 className="visually-hidden">{props.question.title}</h1>
      </div>
      <LeftPane {...props} />
      <Separator sizes={sizes} pane="left" label={t('pane.dragWidth')} />
      <section className={styles.right} aria-label={t('pane.code')}>
        <EditorPane {...props} sizes={sizes} />
        <Separator sizes={sizes} pane="results" label={t('pane.dragHeight')} />
        <ResultPane {...props} />
      </section>
    </div>
  )
})

const toneOf = ({ isRunning, isPassed }: { isRunning: boolean; isPassed: boolean }) =>
  isRunning ? undefined : isPassed ? 'good' : 'bad'
