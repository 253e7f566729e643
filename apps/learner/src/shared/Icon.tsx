import styles from './Icon.module.css'
import { type IconName, icons } from './icons.ts'

/** A line icon in the colour of the text around it. It says nothing by itself: its button or link carries the name. */
export function Icon({ name, size = 20 }: { name: IconName; size?: 14 | 16 | 18 | 20 | 24 }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  )
}
