import styles from './Spinner.module.css'

/**
 * Shows in a button that something is under way. antd's own icon leaves by a transition whose end may never come when
 * the answer is there at once, and stays; and a screen reader says "loading" of it.
 */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />
}
