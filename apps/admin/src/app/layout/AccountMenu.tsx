import { LANGUAGES, languageName } from '@app/contract/common/languages'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useGetIdentity, useLogout, useNotify } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { UserAvatar } from '../../shared/show/UserAvatar.tsx'
import { chooseLanguage } from '../i18n/choose-language.ts'
import styles from './AccountMenu.module.css'

/** The signed-in admin, the console's language and signing out. */
export function AccountMenu() {
  const { t, i18n } = useTranslation('admin')
  const { identity } = useGetIdentity()
  const logout = useLogout()
  const notify = useNotify()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const handleLogout = () => {
    close()
    logout().catch(() => notify('account.logoutFailed', { type: 'error' }))
  }
  const otherLanguages = LANGUAGES.filter((language) => language !== i18n.language)
  const name = identity?.fullName ?? ''
  return (
    <>
      <IconButton
        aria-label={t('account.menu')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <UserAvatar name={name} address={identity?.avatar} />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem component="a" href="/user/profile">
          <span>
            <span className={styles.name}>{name}</span>
            <span className={styles.email}>{identity?.email}</span>
          </span>
        </MenuItem>
        {otherLanguages.map((language) => (
          <MenuItem key={language} lang={language} onClick={() => chooseLanguage(language)}>
            {languageName(language)}
          </MenuItem>
        ))}
        <MenuItem onClick={handleLogout}>{t('ra.auth.logout')}</MenuItem>
      </Menu>
    </>
  )
}
