import type { ContributionState } from '@app/contract/contribution/values'
import { useTranslation } from 'react-i18next'
import { Label, type LabelTone } from '../../shared/status/Label.tsx'

const tones = {
  pending: 'info',
  accepted: 'success',
  changed: 'success',
  refused: 'neutral',
  withdrawn: 'neutral',
} as const satisfies Record<ContributionState, LabelTone>

/** What became of a contribution. */
export function ContributionStateLabel({ state }: { state: ContributionState }) {
  const { t } = useTranslation('admin')
  return <Label tone={tones[state]}>{t(`contributions.state.${state}`)}</Label>
}
