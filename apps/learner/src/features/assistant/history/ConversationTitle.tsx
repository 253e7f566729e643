import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../shared/components/IconButton.tsx'
import styles from './ConversationTitle.module.css'

interface ConversationTitleProps {
  title: string
  isSelected: boolean
  /** The title takes the focus when it appears. */
  hasFocus?: boolean
  /** Left out where a conversation is only found, not kept in order. */
  onDelete?: () => void
}

/**
 * A row of the history. The rows of Conversations are not reachable by keys: the title is a button, whose press the row
 * takes as its own.
 */
export function ConversationTitle({ title, isSelected, hasFocus = false, onDelete }: ConversationTitleProps) {
  const { t } = useTranslation('assistant')
  return (
    <span className={styles.row}>
      <button
        type="button"
        className={styles.title}
        title={title}
        // biome-ignore lint/a11y/noAutofocus: the focus comes back from the field in which it was renamed.
        autoFocus={hasFocus}
        {...(isSelected && { 'aria-current': 'true' })}
      >
        {title}
      </button>
      {onDelete && (
        <IconButton
          icon="trash"
          className={styles.delete ?? ''}
          label={t('delete.button', { title })}
          title={t('delete.title')}
          onClick={(event) => {
            event.stopPropagation()
            onDelete()
          }}
        />
      )}
    </span>
  )
}
