import { Dropdown, type MenuProps } from 'antd'
import type { ReactNode } from 'react'
import styles from './AntdMenu.module.css'

export type BarMenuItems = NonNullable<MenuProps['items']>

interface AntdMenuProps {
  items: BarMenuItems
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The button. */
  children: ReactNode
}

/** The menu below a button of the top bar. */
export function AntdMenu({ items, isOpen, onOpenChange, children }: AntdMenuProps) {
  return (
    <Dropdown
      open={isOpen}
      onOpenChange={onOpenChange}
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      destroyOnHidden
      classNames={{ root: styles.menu ?? '' }}
      menu={{ items, onClick: followLink }}
    >
      {children}
    </Dropdown>
  )
}

/** Enter chooses an item; it presses the link in it only where the link itself has the focus. */
function followLink({ domEvent }: Parameters<NonNullable<MenuProps['onClick']>>[0]): void {
  if (domEvent.type !== 'keydown') return
  domEvent.preventDefault()
  domEvent.currentTarget.querySelector('a')?.click()
}
