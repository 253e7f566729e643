import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../Icon.tsx'
import type { IconName } from '../icons.ts'
import styles from './IconButton.module.css'

interface IconButtonProps {
  icon: IconName
  /** What it does, for screen readers. */
  label: string
}

export function IconButton({
  icon,
  label,
  className = '',
  ...button
}: IconButtonProps & ComponentProps<'button'>) {
  return (
    <button type="button" {...button} aria-label={label} className={`${styles.button} ${className}`}>
      <Icon name={icon} />
    </button>
  )
}

export function IconLink({
  icon,
  label,
  className = '',
  ...link
}: IconButtonProps & ComponentProps<typeof Link>) {
  return (
    <Link {...link} aria-label={label} className={`${styles.button} ${className}`}>
      <Icon name={icon} />
    </Link>
  )
}
