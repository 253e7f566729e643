import type { ChapterDetail } from '@app/contract/chapter/schemas'
import { READ_TO_END } from '@app/contract/knowledge-point/values'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import { pointStateOf } from '../list/point-state.ts'
import styles from './ChapterHead.module.css'

/** A chapter's name, how far one is in it, and where one goes on. */
export function ChapterHead({ chapter: { name, points, questions, interview } }: { chapter: ChapterDetail }) {
  const { t } = useTranslation('learning')
  const learned = points.filter(({ isLearned }) => isLearned).length
  const next = points.find(({ isLearned }) => !isLearned)
  const minutes = sumOf(points.map((point) => point.minutes))
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{name}</h1>
          <p className={styles.facts}>
            <span>{t('chapter.pointCount', { count: points.length })}</span>
            <span>{t('chapter.minutes', { count: minutes })}</span>
            {questions.length > 0 && <span>{t('chapter.questionCount', { count: questions.length })}</span>}
          </p>
        </div>
        {next ? (
          <ButtonLink variant="primary" size="large" to={`/learning/core-knowledge/${next.id}`}>
            {t(learned > 0 || pointStateOf(next) === 'reading' ? 'chapter.continue' : 'chapter.begin', {
              title: next.title,
            })}
          </ButtonLink>
        ) : (
          interview && (
            <ButtonLink variant="primary" size="large" to={`/interview/${interview.id}`}>
              {t('interview.begin')}
            </ButtonLink>
          )
        )}
      </div>
      <div className={styles.pips} aria-hidden="true">
        {points.map((point) => (
          <i key={point.id} data-state={pointStateOf(point)} />
        ))}
      </div>
      <p className={styles.progress}>
        {learned > 0 && <span>{t('chapter.learned', { learned, count: points.length })}</span>}
        {next && minutesLeft(points) < minutes && (
          <span>{t('point.left', { count: minutesLeft(points) })}</span>
        )}
      </p>
    </>
  )
}

function minutesLeft(points: ChapterDetail['points']): number {
  const open = points.filter(({ isLearned }) => !isLearned)
  return Math.ceil(sumOf(open.map((point) => point.minutes * (1 - point.readingPosition / READ_TO_END))))
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)
