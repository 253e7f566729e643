import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../shared/components/Button.tsx'
import { LinkHint } from '../../../moderation/parts/LinkHint.tsx'
import type { CommentBox } from './CommentBox.ts'
import { MentionField } from './MentionField.tsx'
import styles from './WritingBox.module.css'

interface Props {
  box: CommentBox
  label: string
  placeholder: string
  /** The one box of the page, not one of a reply. */
  isWide?: boolean
  /** What its button says. */
  act?: string
  hasFocus?: boolean
  onCancel?: () => void
}

/** A field with what becomes of it: kept, sent, or refused. */
export const WritingBox = observer(function WritingBox(props: Props) {
  const { box, label, placeholder, isWide = false, act, hasFocus = false, onCancel } = props
  const { t } = useTranslation('comments')
  const problemId = useId()
  const { draft, problem, isSending } = box
  return (
    <form
      className={styles.box}
      data-wide={isWide || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        void box.send()
      }}
    >
      <MentionField
        text={draft.text}
        label={label}
        placeholder={placeholder}
        hasFocus={hasFocus}
        problemId={problem === null ? undefined : problemId}
        onType={box.type}
        onSend={() => void box.send()}
        onEscape={onCancel}
      />
      <div className={styles.foot}>
        {problem === null ? (
          <span className={styles.note}>
            {draft.isChanged && !draft.isEmpty && t('box.kept')} <LinkHint text={draft.text} />
          </span>
        ) : (
          <span id={problemId} role="alert" className={styles.problem}>
            {problem}
          </span>
        )}
        {onCancel && (
          <Button variant="text" size="small" onClick={onCancel}>
            {t('box.cancel')}
          </Button>
        )}
        <Button
          type="submit"
          variant={isWide ? 'primary' : 'default'}
          size={isWide ? 'medium' : 'small'}
          title={t('box.keys')}
          disabled={isSending || draft.isEmpty}
        >
          {act ?? t('box.send')}
        </Button>
      </div>
    </form>
  )
})
