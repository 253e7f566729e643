import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../../shared/Icon.tsx'
import styles from './MenuButton.module.css'

interface MenuButtonProps {
  children: ReactNode
  label?: string
  isOpen: boolean
}

export function MenuButton({
  children,
  label,
  isOpen,
  className = '',
  ...button
}: MenuButtonProps & ComponentProps<'button'>) {
  return (
    <button
      {...button}
      type="button"
      className={`${styles.button} ${className}`}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      aria-label={label}
    >
      {children}
      <Icon name="down" size={14} />
    </button>
  )
}
