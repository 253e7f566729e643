import type { Plan, PlanDay } from '@app/contract/plan/schemas'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/Icon.tsx'
import { formatDay, MONTH_DAY } from '../format-day.ts'
import styles from './DayStrip.module.css'

/** Days in the strip: four weeks. */
const SHOWN = 28

type Kind = 'done' | 'missed' | 'today' | 'planned' | 'interview'

/** The days of the plan as bars: what was done, what was missed, what is to come. */
export function DayStrip({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plan')
  const days = plan.days.slice(0, SHOWN)
  const most = Math.max(...days.map((day) => Math.max(plannedOf(day), day.done ?? 0)), 1)
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <h2>{t('strip.title')}</h2>
        <span>{t('strip.hint')}</span>
      </div>
      <ol className={styles.days}>
        {days.map((day) => (
          <Day
            key={day.day}
            day={day}
            kind={kindOf(day, plan)}
            most={most}
            isMock={plan.mocks.some((mock) => mock.day === day.day && mock.done === null)}
          />
        ))}
      </ol>
      <p className={styles.legend} aria-hidden="true">
        {(['done', 'missed', 'today', 'planned'] as const).map((kind) => (
          <span key={kind} data-kind={kind}>
            <i />
            {t(`strip.${kind}`)}
          </span>
        ))}
        {plan.mocks.length > 0 && (
          <span>
            <Icon name="mic" size={14} />
            {t('strip.mock')}
          </span>
        )}
      </p>
    </section>
  )
}

interface DayProps {
  day: PlanDay
  kind: Kind
  most: number
  isMock: boolean
}

function Day({ day, kind, most, isMock }: DayProps) {
  const { t, i18n } = useTranslation('plan')
  const date = formatDay(day.day, i18n.language, { ...MONTH_DAY, weekday: 'long' })
  const done = day.done ?? 0
  const planned = plannedOf(day)
  const share = (count: number) => `${(count / most) * 100}%`
  const heights: CSSProperties & Record<`--${string}`, string> = {
    '--done': share(done),
    '--missing': share(Math.max(planned - done, 0)),
  }
  return (
    <li data-kind={kind}>
      <span className="visually-hidden">
        {t(`strip.say.${kind}`, { date, planned, done })}
        {isMock && t('strip.say.mock')}
      </span>
      <span aria-hidden="true">
        <span className={styles.mark}>{isMock && <Icon name="mic" size={14} />}</span>
        <span className={styles.bar} style={heights}>
          {kind === 'interview' ? (
            <b>{t('strip.interview')}</b>
          ) : (
            <Bars done={done} missing={planned - done} />
          )}
        </span>
        <span className={styles.date}>{Number(day.day.slice(8))}</span>
        {kind === 'today' ? t('strip.today') : formatDay(day.day, i18n.language, { weekday: 'narrow' })}
      </span>
    </li>
  )
}

function Bars({ done, missing }: { done: number; missing: number }) {
  return (
    <>
      {missing > 0 && <i className={styles.missing} />}
      {done > 0 && <i className={styles.done} />}
    </>
  )
}

const plannedOf = ({ reviews, fresh }: PlanDay) => reviews + fresh

function kindOf(day: PlanDay, { today, settings }: Plan): Kind {
  if (day.day === settings.interviewDay) return 'interview'
  if (day.day === today) return 'today'
  if (day.day > today) return 'planned'
  return (day.done ?? 0) < plannedOf(day) ? 'missed' : 'done'
}
