import { countPoints } from '@app/contract/key-point/values'
import type { QuestionDetail } from '@app/contract/question/schemas'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { CheckList } from '../../checking/parts/CheckList.tsx'
import { PlainPoints } from '../../checking/parts/PlainPoints.tsx'
import { withNumbers } from '../../checking/parts/points.ts'
import styles from './Answer.module.css'
import type { QuestionStore } from './QuestionStore.ts'

interface Props {
  store: QuestionStore
  question: QuestionDetail
}

/** The key points of the question; where one has recalled something, to be checked against it. */
export const KeyPointsSection = observer(function KeyPointsSection({ store, question }: Props) {
  const { t } = useTranslation(['problems', 'checking'])
  const { comparison, recalled } = store
  const { isPersonal } = question
  if (question.keyPoints.length === 0) return null
  const counts = countPoints(comparison?.points ?? [])
  return (
    <section className={styles.section} aria-labelledby="key-points">
      <div className={styles.sectionHead}>
        <h2 id="key-points">{t(isPersonal ? 'keyPoints.checklist' : 'keyPoints.title')}</h2>
        {comparison && (
          <span role="status">
            {!isPersonal &&
              t('keyPoints.mentioned', { mentioned: counts.mentionedCount, count: counts.pointCount })}
            {counts.uncheckedCount > 0 &&
              t(isPersonal ? 'keyPoints.unrated' : 'keyPoints.unchecked', { count: counts.uncheckedCount })}
          </span>
        )}
      </div>
      {comparison?.rule && <p className={styles.rule}>{t(`checking:rule.${comparison.rule}`)}</p>}
      {comparison && recalled ? (
        <CheckList
          points={withNumbers(comparison.points)}
          turns={[{ number: 0, content: recalled.answer }]}
          isChecklist={isPersonal}
          onCheck={store.check}
        />
      ) : (
        <PlainPoints points={question.keyPoints} isChecklist={isPersonal} />
      )}
    </section>
  )
})
