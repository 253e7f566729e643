import type { CaseResult, Shown } from '@app/runner'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { CodeRun } from './CodeRun.ts'
import { describePath, describeTrouble, markRows, nameOf } from './describe-run.ts'
import styles from './Results.module.css'
import { TableView } from './TableView.tsx'

const MOST_DIFFERENCES = 5

/** One case: what it gave, what was expected, what came, where both differ, and what was printed. */
export const CaseView = observer(function CaseView({ run, result }: { run: CodeRun; result: CaseResult }) {
  const { t } = useTranslation('code')
  const { place, input, expected, actual, trouble, reason } = result
  const logs = run.logs.filter((log) => log.place === place).map(({ text }) => text)
  const marks = markRows(result)
  return (
    <>
      <h2 className={styles.name}>{nameOf(t, run, place)}</h2>
      <div className={styles.sides}>
        <section className={`${styles.block} ${styles.all}`}>
          <h2>{t('result.input')}</h2>
          <pre>{input}</pre>
        </section>
        <Side title={t('result.expected')} shown={expected} marks={marks.expected} />
        {actual && <Side title={t('result.actual')} shown={actual} marks={marks.actual} />}
        {trouble && (
          <section className={styles.block}>
            <h2>{t('result.trouble')}</h2>
            <pre data-tone="bad">
              {describeTrouble(t, trouble)}
              {trouble.line !== undefined && `\n${t('result.line', { line: trouble.line })}`}
            </pre>
          </section>
        )}
      </div>
      {reason && <p className={styles.reason}>{reason}</p>}
      <Differences result={result} />
      {logs.length > 0 && (
        <section className={styles.block}>
          <h2>{t('result.printed')}</h2>
          <pre>{logs.join('\n')}</pre>
        </section>
      )}
    </>
  )
})

function Side({ title, shown, marks }: { title: string; shown: Shown; marks: ReadonlySet<number> }) {
  return (
    <section className={styles.block}>
      <h2>{title}</h2>
      {shown.table ? <TableView title={title} table={shown.table} marks={marks} /> : <pre>{shown.text}</pre>}
    </section>
  )
}

function Differences({ result }: { result: CaseResult }) {
  const { t } = useTranslation('code')
  const { differences } = result
  if (differences.length === 0) return null
  return (
    <section className={styles.block}>
      <h2>{t('result.differences')}</h2>
      <ul className={styles.differences}>
        {differences.slice(0, MOST_DIFFERENCES).map((difference) => {
          const { expected, actual, path } = difference
          const values = { where: describePath(t, difference), expected, actual }
          const key = actual === undefined ? 'missing' : expected === undefined ? 'more' : 'differs'
          return <li key={path.join()}>{t(`result.${key}`, values)}</li>
        })}
      </ul>
      {differences.length > MOST_DIFFERENCES && (
        <p className={styles.nothing}>
          {t('result.moreDifferences', { count: differences.length - MOST_DIFFERENCES })}
        </p>
      )}
    </section>
  )
}
