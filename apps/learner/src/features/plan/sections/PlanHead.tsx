import type { Plan } from '@app/contract/plan/schemas'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../../shared/components/Button.tsx'
import { Icon } from '../../../shared/Icon.tsx'
import { estimateMinutes } from '../../review/parts/estimate-minutes.ts'
import { NumberedText } from '../../review/parts/NumberedText.tsx'
import { TODAYS_DECK } from '../../review/parts/todays-deck.ts'
import { formatDay, MONTH_DAY } from '../format-day.ts'
import styles from './PlanHead.module.css'

/** How long it is until the interview, what that makes of today, and whether it will be enough. */
export function PlanHead({ plan, onEdit }: { plan: Plan; onEdit: () => void }) {
  const { t, i18n } = useTranslation('plan')
  const { daysLeft, due, freshLeft, settings } = plan
  const { interviewDay } = settings
  const day =
    interviewDay &&
    t('head.day', { day: formatDay(interviewDay, i18n.language, { ...MONTH_DAY, weekday: 'long' }) })
  const left = due + freshLeft
  const isOver = daysLeft !== null && daysLeft < 0
  return (
    <header className={styles.head}>
      <div>
        <p className={styles.target}>{[day, settings.company, settings.role].filter(Boolean).join(' · ')}</p>
        <h1 className={styles.title}>
          <NumberedText text={titleOf(daysLeft)} />
        </h1>
        <p className={styles.text}>{isOver ? t('head.overHint') : <Outlook plan={plan} />}</p>
      </div>
      <div className={styles.acts}>
        {!isOver && left > 0 && (
          <ButtonLink variant="primary" to={due > 0 ? '/problems/review' : TODAYS_DECK}>
            {t('head.start', { count: left })}
            <Icon name="arrow" size={16} />
          </ButtonLink>
        )}
        <Button variant={isOver ? 'primary' : 'default'} onClick={onEdit}>
          {t(isOver ? 'head.next' : 'head.edit')}
        </Button>
      </div>
    </header>
  )

  function titleOf(days: number | null): string {
    if (days === null) return t('head.noDay')
    if (days > 0) return t('head.daysLeft', { count: days })
    return t(days === 0 ? 'head.isToday' : 'head.isOver')
  }
}

function Outlook({ plan }: { plan: Plan }) {
  const { t, i18n } = useTranslation('plan')
  const { due, freshLeft, daysLeft, completeDay, leftOver, total, practised } = plan
  const minutes = estimateMinutes(due, freshLeft)
  const today =
    due > 0 && freshLeft > 0
      ? t('outlook.today', { due, fresh: freshLeft, minutes })
      : due > 0
        ? t('outlook.onlyDue', { count: due, minutes })
        : freshLeft > 0
          ? t('outlook.onlyFresh', { count: freshLeft, minutes })
          : t('outlook.todayDone')
  if (daysLeft === 0) return today
  const rest =
    leftOver > 0
      ? t('outlook.leftOver', { count: leftOver })
      : practised < total && completeDay
        ? t('outlook.complete', { day: formatDay(completeDay, i18n.language, MONTH_DAY), total })
        : t('outlook.allPractised', { total })
  return `${today}${rest}`
}
