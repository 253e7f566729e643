import type { ForecastDay, ReviewSummary } from '@app/contract/review/schemas'
import { TARGET_RETENTION } from '@app/contract/review/values'
import { BarChart } from '@app/ui/charts'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/components/Button.tsx'
import type { ReviewStore } from '../ReviewStore.ts'
import { LazyStudySettings } from '../settings/LazyStudySettings.tsx'
import styles from './ForecastSection.module.css'

interface Props {
  store: ReviewStore
  summary: ReviewSummary
}

/** What falls due in the coming days, the goal, and how it goes. */
export const ForecastSection = observer(function ForecastSection({ store, summary }: Props) {
  const { t } = useTranslation('review')
  const [isOpen, setOpen] = useState(false)
  const days = store.forecast.value
  const due = summary.due + summary.overCap
  const hasBars = due > 0 || days?.some(({ count }) => count > 0)
  return (
    <section className={styles.section} aria-labelledby="forecast">
      <div className={styles.head}>
        <h2 id="forecast">{t('forecast.title')}</h2>
        <Button variant="text" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('settings.title')}
        </Button>
      </div>
      {days && hasBars && <Forecast days={days} due={due} />}
      <Figures summary={summary} />
      {isOpen && store.settings.value && (
        <LazyStudySettings
          settings={store.settings.value}
          onSave={store.saveSettings}
          onClose={() => setOpen(false)}
          outline={null}
        />
      )}
    </section>
  )
})

const DAYS_ON_PHONES = 7
/** Days are called by one sign below bars where that is a word, as 一 is; elsewhere as Mon is. */
const HAS_DAY_SIGNS = /^(?:zh|ja|ko)\b/

function Forecast({ days, due }: { days: readonly ForecastDay[]; due: number }) {
  const { t, i18n } = useTranslation('review')
  const bars = useMemo(() => {
    const weekday = new Intl.DateTimeFormat(i18n.language, {
      weekday: HAS_DAY_SIGNS.test(i18n.language) ? 'narrow' : 'short',
      timeZone: 'UTC',
    })
    const isNarrow = window.matchMedia('(max-width: 767px)').matches
    return days.slice(0, isNarrow ? DAYS_ON_PHONES : days.length).map(({ day, count }, index) => ({
      label: index === 0 ? t('forecast.today') : weekday.format(new Date(day)),
      fullLabel: day,
      // Today's reviews go down while the user reviews.
      value: index === 0 ? due : count,
      isStrong: index === 0,
    }))
  }, [days, due, i18n.language, t])
  return (
    <BarChart
      label={t('forecast.label', { count: bars.length })}
      heads={[t('forecast.day'), t('forecast.count')]}
      bars={bars}
    />
  )
}

/** What is not there yet is left out. */
function Figures({ summary: { seconds, remembered, streak } }: Pick<Props, 'summary'>) {
  const { t, i18n } = useTranslation('review')
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <dl className={styles.figures}>
      {seconds > 0 && (
        <Figure name={t('figures.time')}>
          {seconds < 60
            ? t('figures.seconds', { seconds })
            : t('figures.minutes', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })}
        </Figure>
      )}
      {remembered !== null && <Figure name={t('figures.remembered')}>{percent.format(remembered)}</Figure>}
      {streak > 0 && <Figure name={t('figures.streak')}>{t('figures.days', { count: streak })}</Figure>}
      <Figure name={t('figures.target')}>{percent.format(TARGET_RETENTION)}</Figure>
    </dl>
  )
}

function Figure({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
