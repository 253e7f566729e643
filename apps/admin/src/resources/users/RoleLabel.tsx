import type { UserRecord } from '@app/contract/user/schemas'
import type { UserRole } from '@app/contract/user/values'
import { useTranslation } from 'react-i18next'
import { Label, type LabelTone } from '../../shared/status/Label.tsx'

const tones = {
  admin: 'info',
  user: 'plain',
} as const satisfies Record<UserRole, LabelTone>

/** The role of a user; the site's own account is marked as such. */
export function RoleLabel({ user: { userRole, isSite } }: { user: Pick<UserRecord, 'userRole' | 'isSite'> }) {
  const { t } = useTranslation('admin')
  if (isSite) return <Label tone="info">{t('role.site')}</Label>
  return <Label tone={tones[userRole]}>{t(`role.${userRole}`)}</Label>
}
