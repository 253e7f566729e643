import { useTranslation } from 'react-i18next'
import styles from './ToolButton.module.css'
import { ToolIcon, type ToolName } from './ToolIcon.tsx'

interface ToolButtonProps {
  name: ToolName
  isDisabled?: boolean
  /** For a switch: whether it is on. */
  isPressed?: boolean
  className?: string | undefined
  onClick: () => void
}

/** A button of the toolbar. Its name is shown below it under the pointer and when reached by keyboard. */
export function ToolButton({
  name,
  isDisabled = false,
  isPressed,
  className = '',
  onClick,
}: ToolButtonProps) {
  const { t } = useTranslation('editor')
  return (
    // A disabled button shows its name too, so the frame around it carries the tooltip.
    <span className={`${styles.frame} ${className}`} data-tooltip={t(name)}>
      <button
        type="button"
        className={styles.button}
        disabled={isDisabled}
        aria-label={t(name)}
        aria-pressed={isPressed}
        onClick={onClick}
      >
        <ToolIcon name={name} />
      </button>
    </span>
  )
}
