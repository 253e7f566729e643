import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Avatar } from '../../shared/components/Avatar.tsx'
import { Icon } from '../../shared/Icon.tsx'
import { useRootStore } from '../../shared/root/store-context.ts'
import { userNavigation } from '../navigation.ts'
import { BarMenu } from './BarMenu.tsx'
import styles from './UserMenu.module.css'
import { useSignOut } from './use-sign-out.ts'

/** Picture and name of the user who is signed in, with the menu of their pages. */
export const UserMenu = observer(function UserMenu() {
  const { user } = useRootStore().session
  const { t } = useTranslation()
  const signOut = useSignOut()
  const name = user?.username ?? ''
  const pages = userNavigation.map(({ path, nameKey, icon }) => ({
    key: path,
    icon: <Icon name={icon} size={18} />,
    label: <Link to={path}>{t(nameKey)}</Link>,
  }))
  const leave = {
    key: 'leave',
    icon: <Icon name="out" size={18} />,
    label: t('account.logout'),
    onClick: signOut,
  }
  return (
    <BarMenu
      label={t('account.menu', { name })}
      items={[{ key: 'pages', type: 'group', label: name, children: pages }, { type: 'divider' }, leave]}
    >
      <Avatar url={user?.avatarUrl ?? null} />
      <span className={styles.name}>{name}</span>
    </BarMenu>
  )
})
