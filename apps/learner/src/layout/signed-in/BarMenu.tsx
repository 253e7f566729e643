import { type ReactNode, useState } from 'react'
import { lazyAntd } from '../../shared/antd/lazy-antd.tsx'
import type { BarMenuItems } from './AntdMenu.tsx'
import { MenuButton } from './MenuButton.tsx'

const AntdMenu = lazyAntd(() => import('./AntdMenu.tsx').then((module) => module.AntdMenu))

interface BarMenuProps {
  /** What the button shows. */
  children: ReactNode
  /** The button's name where what it shows is no name. */
  label?: string
  items: BarMenuItems
}

/** A button of the top bar with a menu. The button is there before antd is; pressed meanwhile, the menu opens when it comes. */
export function BarMenu({ items, ...button }: BarMenuProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <AntdMenu
      items={items}
      isOpen={isOpen}
      onOpenChange={setOpen}
      outline={<MenuButton {...button} isOpen={isOpen} onClick={() => setOpen(!isOpen)} />}
    >
      <MenuButton {...button} isOpen={isOpen} />
    </AntdMenu>
  )
}
