import { observer } from 'mobx-react-lite'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { IconButton } from '../../shared/components/IconButton.tsx'
import { Icon } from '../../shared/Icon.tsx'
import { useRootStore } from '../../shared/root/store-context.ts'
import { Brand } from '../Brand.tsx'
import { mainNavigation } from '../navigation.ts'
import { AdminSection } from './AdminSection.tsx'
import styles from './MobileDrawer.module.css'

/** The navigation on narrow screens: a button, and a modal drawer that a press outside, Esc or a link closes. */
export function MobileDrawer() {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  const close = () => dialog.current?.close()

  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
  }, [isOpen])

  function handleClick({ target }: MouseEvent) {
    const isOutside = target === dialog.current
    if (isOutside || (target instanceof Element && target.closest('a'))) close()
  }

  return (
    <>
      <IconButton
        className={styles.toggle}
        icon="menu"
        label={t('layout.openMenu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the dialog closes itself by Esc, and links by Enter click. */}
      <dialog
        ref={dialog}
        className={styles.drawer}
        aria-label={t('nav.main')}
        onClick={handleClick}
        onClose={() => setIsOpen(false)}
      >
        {isOpen && <DrawerContent onClose={close} />}
      </dialog>
    </>
  )
}

const DrawerContent = observer(function DrawerContent({ onClose }: { onClose: () => void }) {
  const { session } = useRootStore()
  const { t } = useTranslation()
  return (
    <>
      <div className={styles.head}>
        <IconButton icon="x" label={t('layout.closeMenu')} onClick={onClose} />
        <Brand />
      </div>
      <nav className={styles.nav} aria-label={t('nav.main')}>
        {mainNavigation.map(({ path, nameKey, icon }) => (
          <NavLink key={path} className={styles.link ?? ''} to={path} end>
            <Icon name={icon} />
            {t(nameKey)}
          </NavLink>
        ))}
        {session.isAdmin && <AdminSection />}
      </nav>
    </>
  )
})
