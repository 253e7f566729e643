import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { type CodeRun, MOST_LOGS } from '../../parts/run/CodeRun.ts'
import { nameOf } from '../../parts/run/describe-run.ts'
import styles from '../../parts/run/Results.module.css'

/** What the code printed, case by case. */
export const LogsTab = observer(function LogsTab({ run }: { run: CodeRun | null }) {
  const { t } = useTranslation('code')
  if (!run || run.logs.length === 0) return <p className={styles.nothing}>{t('result.noLogs')}</p>
  const places = [...new Set(run.logs.map(({ place }) => place))]
  return (
    <>
      {places.map((place) => (
        <section key={place} className={styles.block}>
          <h2>{nameOf(t, run, place)}</h2>
          <pre>
            {run.logs
              .filter((log) => log.place === place)
              .map(({ text }) => text)
              .join('\n')}
          </pre>
        </section>
      ))}
      {run.isOutputCut && <p className={styles.nothing}>{t('result.cut', { most: MOST_LOGS })}</p>}
    </>
  )
})
