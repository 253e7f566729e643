import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../shared/components/Avatar.tsx'
import { DropdownMenu } from '../../shared/components/menu/DropdownMenu.tsx'
import type { MenuEntry } from '../../shared/components/menu/menu-groups.ts'
import { useRootStore } from '../../shared/root/store-context.ts'
import { userNavigation } from '../navigation.ts'
import styles from './UserMenu.module.css'
import { useSignOut } from './use-sign-out.ts'

/** Picture and name of the one who is signed in, with the menu of his pages. */
export const UserMenu = observer(function UserMenu() {
  const { user } = useRootStore().session
  const { t } = useTranslation()
  const signOut = useSignOut()
  const pages = userNavigation.map(
    ({ path, nameKey, icon }): MenuEntry => ({ to: path, label: t(nameKey), icon }),
  )
  const leave: MenuEntry = { label: t('account.logout'), icon: 'out', onSelect: signOut }
  return (
    <DropdownMenu
      label={t('account.menu', { name: user?.username ?? '' })}
      groups={[
        { key: 'pages', entries: pages, ...(user && { title: user.username }) },
        { key: 'leave', entries: [leave] },
      ]}
    >
      <Avatar url={user?.avatarUrl ?? null} />
      <span className={styles.name}>{user?.username}</span>
    </DropdownMenu>
  )
})
