import type { UserState } from '@app/contract/user/values'
import { useTranslation } from 'react-i18next'
import { Label, type LabelTone } from '../../shared/status/Label.tsx'

const tones = {
  active: 'plain',
  banned: 'error',
  deleted: 'faint',
} as const satisfies Record<UserState, LabelTone>

/** The state of an account. */
export function StateLabel({ state }: { state: UserState }) {
  const { t } = useTranslation('admin')
  return <Label tone={tones[state]}>{t(`userState.${state}`)}</Label>
}
