import type { PublicationState } from '@app/contract/discussion/values'
import { HELD_REASONS } from '@app/contract/discussion/values'
import { useTranslation } from 'react-i18next'

/** Why something is held or hidden. */
export function StateReason({
  of: { state, stateReason },
}: {
  of: { state: PublicationState; stateReason: string }
}) {
  const { t } = useTranslation('admin')
  const heldFor = state === 'held' && HELD_REASONS.find((reason) => reason === stateReason)
  return heldFor ? t(`moderation.heldFor.${heldFor}`) : stateReason || '–'
}
