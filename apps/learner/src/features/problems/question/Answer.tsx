import type { QuestionDetail } from '@app/contract/question/schemas'
import { Markdown } from '@app/ui/markdown'
import { observer } from 'mobx-react-lite'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '../../../shared/Icon.tsx'
import { CheckedFold } from '../../checking/parts/CheckedFold.tsx'
import { References } from '../../checking/parts/References.tsx'
import styles from './Answer.module.css'
import { FollowUps } from './FollowUps.tsx'
import { KeyPointsSection } from './KeyPointsSection.tsx'
import type { QuestionStore } from './QuestionStore.ts'

/** Stands before the ids of the answer's headings. */
const ID_PREFIX = 'answer-'

interface Props {
  store: QuestionStore
  question: QuestionDetail
  search: string
}

/**
 * The short answer to say aloud, its key points, the full answer, likely follow-ups, and what all of it was checked by.
 * The full answer is laid out once the rest has been painted: on a phone it takes as long as all before it.
 */
export function Answer(props: Props) {
  const { t } = useTranslation('problems')
  const { store, question } = props
  const isFull = useDeferredValue(true, false)
  return (
    <>
      <section className={styles.short} aria-labelledby="short-answer">
        <References
          answers={{ short: question.shortAnswer, spoken: question.spokenAnswer }}
          heading={
            <h2 id="short-answer">
              <Icon name="mic" size={16} />
              {t('answer.short')}
            </h2>
          }
        />
      </section>
      <KeyPointsSection store={store} question={question} />
      {isFull && <FullAnswer {...props} />}
    </>
  )
}

const FullAnswer = observer(function FullAnswer({ store, question, search }: Props) {
  const { t } = useTranslation('problems')
  const { previous, next } = store.position.value ?? {}
  return (
    <>
      <section className={styles.section} aria-labelledby="full-answer">
        <h2 id="full-answer">{t('answer.full')}</h2>
        <Markdown source={question.answer} idPrefix={ID_PREFIX} />
      </section>
      <FollowUps question={question} idPrefix={ID_PREFIX} />
      <CheckedFold {...question} />
      <nav className={styles.neighbours} aria-label={t('answer.neighbours')}>
        {previous && (
          <Link to={`/problems/bagu/${previous.id}${search}`}>
            {t('answer.previous', { title: previous.title })}
          </Link>
        )}
        {next && (
          <Link className={styles.next} to={`/problems/bagu/${next.id}${search}`}>
            {t('answer.next', { title: next.title })}
          </Link>
        )}
      </nav>
    </>
  )
})
