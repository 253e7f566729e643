import type { Plan, PlannedMock } from '@app/contract/plan/schemas'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import figure from '../../../shared/components/Figure.module.css'
import { mockAddress } from '../../review/parts/next-step.ts'
import { formatDay, MONTH_DAY } from '../format-day.ts'
import styles from './PlanAside.module.css'

/** How far the chosen banks are practised, the mock interviews to come, and what one prepares for. */
export function PlanAside({ plan }: { plan: Plan }) {
  const { t, i18n } = useTranslation('plan')
  const { practised, total, mocks, settings, bankNames } = plan
  const { interviewDay, level } = settings
  const facts = [
    {
      name: 'day',
      text: interviewDay
        ? formatDay(interviewDay, i18n.language, { year: 'numeric', ...MONTH_DAY })
        : t('target.noDay'),
    },
    { name: 'role', text: settings.role },
    { name: 'level', text: level ? t(`level.${level}`) : '' },
    { name: 'company', text: settings.company },
    { name: 'banks', text: bankNames.join(' · ') || t('target.allBanks') },
  ].filter(({ text }) => text !== '')
  return (
    <aside className={styles.aside} aria-label={t('aside.label')}>
      <section>
        <h2>{t('aside.progress')}</h2>
        <p className={figure.number}>
          {practised}
          <small>{t('aside.of', { total })}</small>
        </p>
        <progress
          className={styles.bar}
          value={practised}
          max={Math.max(total, 1)}
          aria-label={t('aside.progress')}
        />
      </section>
      {mocks.length > 0 && <WeeklyMocks mocks={mocks} />}
      <section>
        <h2>{t('aside.target')}</h2>
        <dl className={styles.facts}>
          {facts.map(({ name, text }) => (
            <div key={name}>
              <dt>{t(`target.${name}`)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </aside>
  )
}

/** The mock interview of each week: in which bank, by when, and whether it is done. */
function WeeklyMocks({ mocks }: Pick<Plan, 'mocks'>) {
  const { t } = useTranslation('plan')
  const [current] = mocks
  return (
    <section>
      <h2>{t('aside.mocks')}</h2>
      <ol className={styles.mocks}>
        {mocks.map((mock, week) => (
          <MockOfWeek key={mock.day} mock={mock} isCurrent={week === 0} />
        ))}
      </ol>
      {current && !current.done && (
        <ButtonLink size="small" to={mockAddress(current)}>
          {t('aside.toMock')}
        </ButtonLink>
      )}
    </section>
  )
}

function MockOfWeek({ mock: { day, bank, done }, isCurrent }: { mock: PlannedMock; isCurrent: boolean }) {
  const { t, i18n } = useTranslation('plan')
  return (
    <li>
      <span className={styles.mockBank}>
        {bank ? <Link to={`/interview/${bank.id}`}>{bank.name}</Link> : t('aside.anyBank')}
      </span>
      <span className={styles.mockDay}>
        {t('aside.mockBy', { day: formatDay(day, i18n.language, MONTH_DAY) })}
      </span>
      <span className={styles.mockState} data-done={done !== null || undefined}>
        {done ? (
          <Link to={`/interview/result/${done.sessionId}`}>
            {done.score === null ? t('aside.done') : t('aside.score', { score: done.score })}
          </Link>
        ) : (
          t(isCurrent ? 'aside.open' : 'aside.ahead')
        )}
      </span>
    </li>
  )
}
