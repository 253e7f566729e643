import { useTranslation } from 'react-i18next'
import { DropdownMenu } from '../../shared/components/menu/DropdownMenu.tsx'
import { adminNavigation } from '../navigation.ts'

/** The ways to the console, for admins on wide screens. */
export function AdminMenu() {
  const { t } = useTranslation()
  const groups = adminNavigation.map(({ nameKey, children }) => ({
    key: nameKey,
    title: t(nameKey),
    entries: children.map((item) => ({ href: item.path, label: t(item.nameKey), icon: item.icon })),
  }))
  return <DropdownMenu groups={groups}>{t('admin.menu')}</DropdownMenu>
}
