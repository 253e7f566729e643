import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMethods } from '../../../data/use-methods.ts'
import type { Revision, SessionMethods } from '../methods.ts'
import styles from './ScoreChange.module.css'

/** What the question and the whole would come to, as the server counts it. */
export function ScoreChange({ revision }: { revision: Revision }) {
  const { t } = useTranslation('admin')
  const { previewObjection } = useMethods<SessionMethods>()
  const { data } = useQuery({
    queryKey: ['interview/questions', 'preview', revision],
    queryFn: () => previewObjection(revision),
    placeholderData: keepPreviousData,
  })
  const unscored = t('interviewSessions.unscored')
  return (
    <p className={styles.change} role="status">
      {data &&
        t('interviewSessions.change', {
          score: data.score,
          before: data.totalBefore ?? unscored,
          after: data.totalAfter ?? unscored,
        })}
    </p>
  )
}
