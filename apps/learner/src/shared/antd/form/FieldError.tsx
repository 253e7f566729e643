import { Icon } from '../../Icon.tsx'
import styles from './FieldError.module.css'

export function FieldError({ message }: { message: string }) {
  return (
    <span className={styles.error}>
      <Icon name="info" size={16} />
      {message}
    </span>
  )
}
