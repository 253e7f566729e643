import type { TFunction } from 'i18next'

const MINUTE = 60
const HOUR = 3600

/** How long to wait, in words, rounded up to what matters: seconds up to two minutes, minutes up to two hours. */
export function formatCountdown(seconds: number, t: TFunction): string {
  if (seconds <= 2 * MINUTE) return t('account:wait.seconds', { count: seconds })
  if (seconds <= 2 * HOUR) return t('account:wait.minutes', { count: Math.ceil(seconds / MINUTE) })
  return t('account:wait.hours', { count: Math.ceil(seconds / HOUR) })
}
