import { useTranslation } from 'react-i18next'
import { diffFields } from './diff-fields.ts'
import styles from './RevisionDiff.module.css'
import { useFieldLines } from './use-field-lines.ts'

interface RevisionDiffProps<S> {
  /** The resource whose entry says how the fields are written out. */
  resource: string
  fields: readonly string[]
  before: S
  after: S
}

/** The differences between a version and the one before, field by field. */
export function RevisionDiff<S extends object>({ resource, fields, before, after }: RevisionDiffProps<S>) {
  const { t } = useTranslation('admin')
  const write = useFieldLines(resource)
  const differences = diffFields(before, after, { fields, write })
  if (differences.length === 0) return <p>{t('history.same')}</p>
  return (
    <dl className={styles.diff}>
      {differences.map(({ field, parts }) => (
        <div key={field}>
          <dt>{t(`resources.${resource}.fields.${field}`)}</dt>
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
