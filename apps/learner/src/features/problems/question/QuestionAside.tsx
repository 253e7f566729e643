import type { QuestionDetail } from '@app/contract/question/schemas'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styles from '../../../shared/reading/Aside.module.css'
import { EncounterSection } from '../encounter/EncounterSection.tsx'
import { toSearch } from '../list/question-list-query.ts'
import { NoteSection } from '../parts/note/NoteSection.tsx'
import { ContributeSection } from './ContributeSection.tsx'
import { MemorySection } from './MemorySection.tsx'
import type { QuestionStore } from './QuestionStore.ts'

/** What is the learner's own, and what stands near the question. */
export const QuestionAside = observer(function QuestionAside({
  store,
  question,
}: {
  store: QuestionStore
  question: QuestionDetail
}) {
  const { t } = useTranslation('problems')
  const inBank = toSearch({ bankId: question.bankId, sort: 'default', page: 1 })
  return (
    <div className={styles.column}>
      <aside className={styles.aside} aria-label={t('aside.label')}>
        {store.note && <NoteSection editor={store.note} />}
        <MemorySection store={store} />
        {question.related.length > 0 && (
          <section>
            <h2>{t('aside.related')}</h2>
            <ul>
              {question.related.map(({ id, title }) => (
                <li key={id}>
                  <Link className={styles.related} to={`/problems/bagu/${id}${inBank}`}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        {store.points.length > 0 && (
          <section>
            <h2>{t('aside.points')}</h2>
            <ul>
              {store.points.map(({ id, title }) => (
                <li key={id}>
                  <Link className={styles.related} to={`/learning/core-knowledge/${id}`}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        <EncounterSection store={store} question={question} />
        <ContributeSection store={store} question={question} />
      </aside>
    </div>
  )
})
