import type { KnowledgePointSnapshot } from '@app/contract/knowledge-point-record/schemas'
import { Markdown } from '@app/ui/markdown'
import { useTranslation } from 'react-i18next'
import styles from './PointArticle.module.css'

interface PointArticleProps {
  point: Pick<KnowledgePointSnapshot, 'summary' | 'content' | 'recall'>
  /** Absent where the page's heading shows it already. */
  title?: string
}

/** A knowledge point as learners see it, the answers of its recall questions shown. */
export function PointArticle({ point: { summary, content, recall }, title }: PointArticleProps) {
  const { t } = useTranslation('admin')
  return (
    <article className={styles.article}>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      <p className={styles.summary}>{summary}</p>
      <section className={styles.section}>
        <h2>{t('resources.learning/knowledge-points.fields.content')}</h2>
        <Markdown source={content} idPrefix="content-" />
      </section>
      {recall.length > 0 && (
        <section className={`${styles.section} ${styles.recall}`}>
          <h2>{t('points.recall')}</h2>
          <ol>
            {recall.map(({ slug, question, answer }) => (
              <li key={slug}>
                <h3>{question}</h3>
                <Markdown source={answer} idPrefix={`${slug}-`} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </article>
  )
}
