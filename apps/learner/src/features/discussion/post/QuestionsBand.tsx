import type { DiscussionQuestions } from '@app/contract/contribution/schemas'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import { RequestState } from '../../../shared/RequestState.ts'
import { useRootStore } from '../../../shared/root/store-context.ts'
import styles from './QuestionsBand.module.css'

/** How many questions a post tells of, and the way to those that one has not practised. */
export const QuestionsBand = observer(function QuestionsBand({
  discussionId,
  isOwn,
}: {
  discussionId: number
  isOwn: boolean
}) {
  const root = useRootStore()
  const [questions] = useState(() => new RequestState<DiscussionQuestions>())
  // Without a word when it fails: the post can be read without.
  useEffect(
    () =>
      void questions.run((signal) =>
        root.api.contribution.ofDiscussion({ discussionId }, { signal, quiet: true }),
      ),
    [root, questions, discussionId],
  )
  const { value } = questions
  if (!value) return null
  if (value.foundCount > 0) return <Band questions={value} />
  return isOwn ? <DrawLink discussionId={discussionId} /> : null
})

/** Its author can still say which questions it tells of. */
function DrawLink({ discussionId }: { discussionId: number }) {
  const { t } = useTranslation('contribution')
  return (
    <aside className={styles.band} aria-label={t('band.label')}>
      <p className={styles.detail}>{t('band.none')}</p>
      <ButtonLink to={`/contribute?tab=jing&discussion=${discussionId}`}>{t('band.draw')}</ButtonLink>
    </aside>
  )
}

function Band({ questions }: { questions: DiscussionQuestions }) {
  const { t } = useTranslation('contribution')
  const { foundCount, questionIds, unpractisedIds, pendingCount } = questions
  const [first] = unpractisedIds
  return (
    <aside className={styles.band} aria-label={t('band.label')}>
      <div>
        <p className={styles.fact}>{t('band.found', { count: foundCount, known: questionIds.length })}</p>
        <p className={styles.detail}>
          {questionIds.length > 0 &&
            (unpractisedIds.length > 0
              ? t('band.unpractised', { count: unpractisedIds.length })
              : t('band.allPractised'))}
          {pendingCount > 0 && t('band.pending', { count: pendingCount })}
        </p>
      </div>
      {first !== undefined && (
        <ButtonLink variant="primary" to={`/problems?ids=${unpractisedIds.join('-')}`}>
          {t('band.practise', { count: unpractisedIds.length })}
        </ButtonLink>
      )}
    </aside>
  )
}
