import type { PointVerdict } from '@app/contract'

export const VERDICT_ICONS = {
  covered: 'ok',
  afterFollowUp: 'ok',
  partial: 'info',
  missing: 'bad',
  wrong: 'warn',
} as const satisfies Record<PointVerdict, string>
