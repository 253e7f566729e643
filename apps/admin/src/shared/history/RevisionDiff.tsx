import { useTranslation } from 'react-i18next'
import { diffFields } from './diff-fields.ts'
import type { HistorySource } from './history-source.ts'
import styles from './RevisionDiff.module.css'

interface RevisionDiffProps<S> {
  source: Pick<HistorySource<S>, 'resource' | 'fields' | 'write'>
  before: S
  after: S
}

/** The differences between a version and the one before, field by field. */
export function RevisionDiff<S>({ source, before, after }: RevisionDiffProps<S>) {
  const { t } = useTranslation('admin')
  const differences = diffFields(before, after, source)
  if (differences.length === 0) return <p>{t('history.same')}</p>
  return (
    <dl className={styles.diff}>
      {differences.map(({ field, parts }) => (
        <div key={field}>
          <dt>{t(`resources.${source.resource}.fields.${field}`)}</dt>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
          <dd tabIndex={0}>
            {parts.map(({ text, kind }, index) => {
              const key = `${index}${kind}`
              if (kind === 'added') return <ins key={key}>{text}</ins>
              if (kind === 'removed') return <del key={key}>{text}</del>
              return <span key={key}>{text}</span>
            })}
          </dd>
        </div>
      ))}
    </dl>
  )
}
