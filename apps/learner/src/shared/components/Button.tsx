import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import styles from './Button.module.css'

interface Look {
  /** `primary` is the one next step of a screen; `text` and `link` have no frame. */
  variant?: 'primary' | 'default' | 'text' | 'link' | 'danger' | undefined
  size?: 'small' | 'medium' | 'large' | undefined
}

/** A button of the first paint, where antd is not loaded. */
export function Button({ variant, size, className, ...button }: Look & ComponentProps<'button'>) {
  return <button type="button" {...button} className={classOf({ variant, size }, className)} />
}

/** A link that looks like a {@link Button}. */
export function ButtonLink({ variant, size, className, ...link }: Look & ComponentProps<typeof Link>) {
  return <Link {...link} className={classOf({ variant, size }, className)} />
}

function classOf({ variant = 'default', size = 'medium' }: Look, className = ''): string {
  return `${styles.button} ${styles[variant]} ${styles[size]} ${className}`
}
