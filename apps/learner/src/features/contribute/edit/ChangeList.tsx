import { useTranslation } from 'react-i18next'
import pageStyles from '../pages/ContributePage.module.css'
import styles from './ChangeList.module.css'
import type { ComparedField, ComparedLine } from './compare-questions.ts'

/** What is changed, field by field: lines that go, lines that come, and what stands around them. */
export function ChangeList({ fields }: { fields: readonly ComparedField[] }) {
  const { t } = useTranslation('contribute')
  if (fields.length === 0) return <p className={pageStyles.note}>{t('pane.nothing')}</p>
  return (
    <div className={pageStyles.paper}>
      {fields.map(({ field, rows }) => (
        <section key={field} aria-label={t(`field.${field}`)}>
          <p className={styles.skipped}>{t(`field.${field}`)}</p>
          {rows.map((row, index) => {
            const key = `${index}${row.kind}`
            return row.kind === 'skipped' ? (
              <p key={key} className={styles.skipped}>
                {t('pane.same', { count: row.count })}
              </p>
            ) : (
              <ChangedLine key={key} line={row} />
            )
          })}
        </section>
      ))}
    </div>
  )
}

function ChangedLine({ line: { kind, parts } }: { line: ComparedLine }) {
  const { t } = useTranslation('contribute')
  const Mark = kind === 'added' ? 'ins' : 'del'
  return (
    <p className={`${styles.line} ${styles[kind]}`}>
      {kind !== 'same' && <span className={styles.said}>{t(`pane.${kind}`)}</span>}
      {parts.map(({ text, isChanged }, index) => {
        const key = `${index}${isChanged}`
        return isChanged ? <Mark key={key}>{text}</Mark> : <span key={key}>{text}</span>
      })}
    </p>
  )
}
