import type { PublicationState } from '@app/contract/discussion/values'
import { useTranslation } from 'react-i18next'
import { Label, type LabelTone } from '../status/Label.tsx'

const tones = {
  visible: 'plain',
  held: 'warning',
  hidden: 'error',
  deleted: 'faint',
} as const satisfies Record<PublicationState, LabelTone>

/** Who may read what a user published. */
export function PublicationLabel({ state }: { state: PublicationState }) {
  const { t } = useTranslation('admin')
  return <Label tone={tones[state]}>{t(`publicationState.${state}`)}</Label>
}
