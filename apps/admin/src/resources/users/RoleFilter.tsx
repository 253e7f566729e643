import { userRole } from '@app/contract'
import { useTranslation } from 'react-i18next'
import { SelectFilter } from '../../shared/SelectFilter.tsx'

/** Admins, or everybody else. */
export function RoleFilter() {
  const { t } = useTranslation('admin')
  return (
    <SelectFilter source="userRole" choices={userRole.options.map((id) => ({ id, name: t(`role.${id}`) }))} />
  )
}
