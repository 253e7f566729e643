import type { AnnouncementState } from '@app/contract/announcement/values'
import { useTranslation } from 'react-i18next'
import { Label, type LabelTone } from '../../shared/status/Label.tsx'

const tones = {
  draft: 'neutral',
  delivering: 'info',
  delivered: 'success',
} as const satisfies Record<AnnouncementState, LabelTone>

/** The state of an announcement. */
export function AnnouncementStateLabel({ state }: { state: AnnouncementState }) {
  const { t } = useTranslation('admin')
  return <Label tone={tones[state]}>{t(`announcements.state.${state}`)}</Label>
}
