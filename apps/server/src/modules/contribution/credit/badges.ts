import { BADGE_THRESHOLDS, BADGES, type Badge } from '@app/contract/contribution/values'

/** What somebody has done for others: what badges are given for. */
export type Deeds = Readonly<Record<Badge, number>>

/** The badges that somebody has earned, in their order. */
export function badgesOf(deeds: Deeds): Badge[] {
  return BADGES.filter((badge) => deeds[badge] >= BADGE_THRESHOLDS[badge])
}
