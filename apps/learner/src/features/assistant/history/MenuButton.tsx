import type { ComponentProps } from 'react'
import { IconButton } from '../../../shared/components/IconButton.tsx'
import styles from './MenuButton.module.css'

/** Opens the menu of a row, whose Dropdown adds what a press does, and a class that says whether the menu is open. */
export function MenuButton({
  label,
  className = '',
  ...button
}: { label: string } & ComponentProps<'button'>) {
  return (
    <IconButton
      {...button}
      icon="more"
      label={label}
      className={`${styles.button} ${className}`}
      aria-haspopup="menu"
      aria-expanded={className.includes('ant-dropdown-open')}
    />
  )
}
