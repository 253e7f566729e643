import type { ReviewInterval } from '@app/contract/review/schemas'
import type { TFunction } from 'i18next'

const MONTH = 30
const YEAR = 365

/** When a card comes back: 10分钟后, 5天后, 3个月后. */
export function describeInterval(
  t: TFunction<['review', 'question']>,
  { days, minutes }: Pick<ReviewInterval, 'days' | 'minutes'>,
): string {
  if (days === 0) return t('review:rating.minutes', { count: minutes })
  if (days < 2 * MONTH) return t('review:rating.days', { count: days })
  if (days < YEAR) return t('review:rating.months', { count: Math.round(days / MONTH) })
  return t('review:rating.years', { count: Math.round((days / YEAR) * 10) / 10 })
}
