import type { PointResult } from '@app/contract/interview-session/schemas'
import { circled, markPassages, type Numbered } from '@app/ui/passages'
import { useTranslation } from 'react-i18next'
import { UserAvatar } from '../../../shared/show/UserAvatar.tsx'
import styles from './TurnItem.module.css'
import type { TimedTurn } from './timed-turns.ts'

interface TurnItemProps {
  turn: TimedTurn
  username: string
  points: readonly Numbered<PointResult>[]
}

/** Something that was said, with the passages that the scoring rests on. */
export function TurnItem({ turn, username, points }: TurnItemProps) {
  const { t, i18n } = useTranslation('admin')
  const { number, speaker, kind, content, time } = turn
  const name = speaker === 'candidate' ? username : t('interviewSessions.speaker')
  const clock = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'medium' })
  return (
    <li className={styles.turn}>
      <UserAvatar name={name} />
      <div>
        <p className={styles.head}>
          <b>{name}</b>
          <time dateTime={time}>{clock.format(new Date(time))}</time>
          <TurnKind turn={turn} />
        </p>
        {content !== '' && (
          <p className={styles.content}>
            {markPassages(content, number, points).map((piece, index) =>
              piece.numbers.length === 0 || kind !== 'answer' ? (
                piece.text
              ) : (
                <mark key={index} data-standing={piece.standing}>
                  {piece.text}
                  {piece.ends.map(({ number: end }) => (
                    <sup key={end}>{circled(end)}</sup>
                  ))}
                </mark>
              ),
            )}
          </p>
        )}
      </div>
    </li>
  )
}

const MINUTE = 60

/** What kind of turn it is, and of an answer how long it took and how long it is. */
function TurnKind({ turn: { kind, content, seconds, followUp } }: { turn: TimedTurn }) {
  const { t } = useTranslation('admin')
  if (kind === 'question') return null
  if (kind === 'followUp')
    return <span className={styles.kind}>{t('interviewSessions.followUp', { number: followUp })}</span>
  if (kind !== 'answer') return <span className={styles.kind}>{t(`interviewSessions.turn.${kind}`)}</span>
  const [minutes, rest] = [Math.floor(seconds / MINUTE), seconds % MINUTE]
  const took = { minutes, seconds: rest, count: content.length }
  return (
    <span>{t(minutes > 0 ? 'interviewSessions.answerMinutes' : 'interviewSessions.answerTook', took)}</span>
  )
}
