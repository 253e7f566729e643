import type { ComponentProps, KeyboardEvent } from 'react'
import { IconButton } from '../../../shared/components/IconButton.tsx'
import styles from './MenuButton.module.css'

/** Opens the menu of a row, whose Dropdown adds what a press does, and a class that says whether the menu is open. */
export function MenuButton({
  label,
  className = '',
  ...button
}: { label: string } & ComponentProps<'button'>) {
  const isOpen = className.includes('ant-dropdown-open')
  return (
    <IconButton
      {...button}
      icon="more"
      label={label}
      className={`${styles.button} ${className}`}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      {...(isOpen && { onKeyDown: keepDrawerOpen })}
    />
  )
}

/** Esc closes an open menu, not the drawer around it. */
export function keepDrawerOpen(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.preventDefault()
}
