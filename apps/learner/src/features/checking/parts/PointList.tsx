import { asWritten } from '@app/contract/key-point/values'
import { circled } from '@app/ui/passages'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import marks from './MarkedText.module.css'
import styles from './PointList.module.css'
import type { NumberedPoint, SaidTurn } from './points.ts'
import { StandingIcon } from './StandingIcon.tsx'

interface Props {
  label: string
  points: readonly NumberedPoint[]
  turns: readonly SaidTurn[]
  /** Whether the points are those of the checklist for questions about the person. */
  isChecklist?: boolean
  /** What one does with a point, by its place. */
  acts?: (point: NumberedPoint, place: number) => ReactNode
}

/** The key points of a question: how each stands, one's own words for it, and by how much it counts. */
export function PointList({ label, points, turns, isChecklist = false, acts }: Props) {
  return (
    <ul className={styles.points} aria-label={label}>
      {points.map((point, place) => (
        <li
          key={point.text}
          className={styles.point}
          data-standing={point.standing}
          data-point={place}
          tabIndex={acts && -1}
        >
          <span className={styles.icon}>
            <StandingIcon standing={point.standing} />
          </span>
          <div className={styles.body}>
            <p className={styles.text}>{point.text}</p>
            <Standing point={point} isChecklist={isChecklist} />
            <OwnWords point={point} turns={turns} />
            {point.misconception !== '' && (point.check === 'wrong' || point.check === 'missing') && (
              <p className={styles.misconception}>{point.misconception}</p>
            )}
            {acts?.(point, place)}
          </div>
          {!isChecklist && <Weight point={point} />}
        </li>
      ))}
    </ul>
  )
}

/** In words: how the point was checked, or what was heard of it. */
function Standing({ point, isChecklist }: { point: NumberedPoint; isChecklist: boolean }) {
  const { t } = useTranslation('checking')
  const { text, check, isMentioned, unheard, isAfterFollowUp } = point
  const isHalfHeard = check === null && isMentioned && unheard.length > 0
  const names = check
    ? { key: t(`check.${check}`), checklist: t(`checklist.${check}`) }
    : {
        key: t(isMentioned ? 'mentioned' : 'unheard'),
        checklist: t(isMentioned ? 'checklist.unchecked' : 'unheard'),
      }
  return (
    <p className={styles.standing}>
      {isChecklist ? names.checklist : names.key}
      {isHalfHeard &&
        t('unheardWords', {
          words: unheard.map((word) => t('quoted', { text: asWritten(word, text) })).join(t('comma')),
        })}
      {isAfterFollowUp && point.standing === 'right' && t('afterFollowUp')}
    </p>
  )
}

function OwnWords({ point, turns }: { point: NumberedPoint; turns: readonly SaidTurn[] }) {
  const { passage, standing, number } = point
  const turn = passage && turns.find((known) => known.number === passage.turn)
  if (!turn || standing === 'missing') return null
  return (
    <p className={styles.words}>
      <mark className={marks.mark} data-standing={standing}>
        {turn.content.slice(passage.start, passage.end)}
        {number !== null && <sup data-standing={standing}>{circled(number)}</sup>}
      </mark>
    </p>
  )
}

function Weight({ point: { standing, weight } }: { point: NumberedPoint }) {
  const { t } = useTranslation('checking')
  const value = standing === 'unchecked' ? '–' : standing === 'right' ? weight : 0
  return (
    <span className={styles.weight}>
      <span aria-hidden="true">{`${value}/${weight}`}</span>
      <span className="visually-hidden">{t('weight', { weight })}</span>
    </span>
  )
}
