import type {
  KnowledgePointDraft,
  KnowledgePointRecordDetail,
} from '@app/contract/content/kinds/knowledge-point'
import { Markdown } from '@app/ui/markdown'
import { useTranslation } from 'react-i18next'
import type { ItemPagePart } from '../../content/item-kind.ts'
import styles from '../../shared/show/Sections.module.css'

type PointText = Pick<KnowledgePointDraft, 'summary' | 'content' | 'recall'>

/** A knowledge point as learners see it, the answers of its recall questions shown. */
function PointArticle({ item: { summary, content, recall }, title }: { item: PointText; title?: string }) {
  const { t } = useTranslation('admin')
  return (
    <article>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      <p>{summary}</p>
      <section className={styles.section}>
        <h2>{t('resources.learning/knowledge-points.fields.content')}</h2>
        <Markdown source={content} idPrefix="content-" />
      </section>
      {recall.length > 0 && (
        <section className={styles.section}>
          <h2>{t('points.recall')}</h2>
          <ol className={styles.points}>
            {recall.map(({ slug, question, answer }, index) => (
              <li key={slug ?? index} className={styles.whole}>
                <h3>{question}</h3>
                <Markdown source={answer} idPrefix={`${slug ?? index}-`} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </article>
  )
}

/** What is a knowledge point's own where it is read. */
export const pointPage: ItemPagePart<KnowledgePointRecordDetail, PointText> = {
  Article: PointArticle,
  facts: ({ minutes }) => [['minutes', minutes]],
}
