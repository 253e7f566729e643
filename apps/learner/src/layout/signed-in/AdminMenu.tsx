import { useTranslation } from 'react-i18next'
import { Icon } from '../../shared/Icon.tsx'
import { adminNavigation } from '../navigation.ts'
import { BarMenu } from './BarMenu.tsx'

/** The ways to the console, for admins on wide screens. */
export function AdminMenu() {
  const { t } = useTranslation()
  const items = adminNavigation.map(({ nameKey, children }) => ({
    key: nameKey,
    type: 'group' as const,
    label: t(nameKey),
    children: children.map((page) => ({
      key: page.path,
      icon: <Icon name={page.icon} size={18} />,
      label: <a href={page.path}>{t(page.nameKey)}</a>,
    })),
  }))
  return <BarMenu items={items}>{t('admin.menu')}</BarMenu>
}
