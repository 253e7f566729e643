import type { InterviewSession } from '@app/contract/interview-session/schemas'
import { Statistic } from 'antd'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { InterviewStore } from './InterviewStore.ts'
import styles from './SessionClock.module.css'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

interface Props {
  store: InterviewStore
  session: InterviewSession
}

/** The time that is left by the server's clock; it stands still during a pause and while the interviewer thinks. */
export const SessionClock = observer(function SessionClock({ store, session }: Props) {
  const { t } = useTranslation('interview')
  const { millisecondsLeft: left } = session
  const { endsAt, isPaused, isInterviewersTurn, isTimeUp } = store
  if (left === null || endsAt === null)
    return <span className={styles.unlimited}>{t('session.unlimited')}</span>
  if (isTimeUp) return <b className={styles.up}>{t('session.timeUp')}</b>
  return (
    <span className={styles.clock} role="timer" aria-label={t('session.timeLeft')} data-paused={isPaused}>
      {isPaused || isInterviewersTurn ? (
        formatClock(left)
      ) : (
        <Statistic.Timer type="countdown" value={endsAt} format={left >= HOUR ? 'H:mm:ss' : 'mm:ss'} />
      )}
    </span>
  )
})

/** `23:18`, or `1:02:03`. */
function formatClock(left: number): string {
  const pad = (value: number) => String(value).padStart(2, '0')
  const seconds = Math.floor((left % MINUTE) / 1000)
  const minutes = Math.floor((left % HOUR) / MINUTE)
  const hours = Math.floor(left / HOUR)
  return `${hours > 0 ? `${hours}:` : ''}${pad(minutes)}:${pad(seconds)}`
}
