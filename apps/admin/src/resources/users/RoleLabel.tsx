import type { UserRole } from '@app/contract/user/values'
import { useTranslation } from 'react-i18next'
import { Label, type LabelTone } from '../../shared/status/Label.tsx'

const tones = {
  admin: 'info',
  user: 'plain',
} as const satisfies Record<UserRole, LabelTone>

/** The role of a user. */
export function RoleLabel({ role }: { role: UserRole }) {
  const { t } = useTranslation('admin')
  return <Label tone={tones[role]}>{t(`role.${role}`)}</Label>
}
