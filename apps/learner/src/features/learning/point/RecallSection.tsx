import type { RecallQuestion } from '@app/contract/knowledge-point/schemas'
import type { Rating } from '@app/contract/review/values'
import { Markdown } from '@app/ui/markdown'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/components/Button.tsx'
import type { KnowledgePointStore } from './KnowledgePointStore.ts'
import styles from './RecallSection.module.css'

const RATINGS: readonly Rating[] = [1, 2, 3, 4]

interface Props {
  store: KnowledgePointStore
  recall: readonly RecallQuestion[]
}

/** What one is asked after reading: answer aloud, show the answer, rate oneself. */
export const RecallSection = observer(function RecallSection({ store, recall }: Props) {
  const { t } = useTranslation(['learning', 'question'])
  if (recall.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="recall">
      <h2 id="recall">{t('recall.title')}</h2>
      <p className={styles.hint}>{t('recall.hint')}</p>
      <ol className={styles.list}>
        {recall.map((item) => (
          <li key={item.id}>
            <h3 id={`recall-${item.id}`}>{item.question}</h3>
            {store.revealed.includes(item.id) ? (
              <>
                <Markdown source={item.answer} />
                <fieldset className={styles.ratings} aria-labelledby={`recall-${item.id}`}>
                  {RATINGS.map((rating) => (
                    <Button
                      key={rating}
                      size="small"
                      aria-pressed={item.rating === rating}
                      onClick={() => void store.rate(item, rating)}
                    >
                      {t(`question:mastery.${rating}`)}
                    </Button>
                  ))}
                </fieldset>
              </>
            ) : (
              <p className={styles.closed}>
                <Button size="small" onClick={() => store.reveal(item.id)}>
                  {t('recall.reveal')}
                  <span className="visually-hidden">{t('recall.of', { question: item.question })}</span>
                </Button>
                {item.rating !== null && (
                  <span>{t('recall.last', { rating: t(`question:mastery.${item.rating}`) })}</span>
                )}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
})
