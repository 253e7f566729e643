import { type ReactNode, useState } from 'react'
import { lazyAntd } from '../../shared/antd/lazy-antd.tsx'
import { ErrorBoundary } from '../../shared/components/ErrorBoundary.tsx'
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

/**
 * A button of the top bar with a menu. The button is there before antd is; pressed meanwhile, the menu opens when it
 * comes. Where the menu failed to arrive, pressing the button loads the page anew.
 */
export function BarMenu({ items, ...button }: BarMenuProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <ErrorBoundary
      fallback={<MenuButton {...button} isOpen={false} onClick={() => window.location.reload()} />}
    >
      <AntdMenu
        items={items}
        isOpen={isOpen}
        onOpenChange={setOpen}
        outline={<MenuButton {...button} isOpen={isOpen} onClick={() => setOpen(!isOpen)} />}
      >
        <MenuButton {...button} isOpen={isOpen} />
      </AntdMenu>
    </ErrorBoundary>
  )
}
