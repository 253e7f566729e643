import styles from './Skeleton.module.css'

/** A bar that stands for text to come; its width and height are those of the text, by `className`. */
export function Skeleton({ className = '' }: { className?: string | undefined }) {
  return <div className={`${styles.bar} ${className}`} aria-hidden="true" data-outline="" />
}
