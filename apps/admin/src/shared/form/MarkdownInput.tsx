import { lazy, Suspense, useId } from 'react'
import { type InputProps, useInput, ValidationError } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { firstErrorMessage } from './first-error-message.ts'
import styles from './MarkdownInput.module.css'

const MarkdownEditor = lazy(async () => ({ default: (await import('@app/ui/editor')).MarkdownEditor }))

interface MarkdownInputProps {
  source: string
  label: string
  helperText?: string
  /** Whether little is written: the editor is lower. */
  isShort?: boolean
  /** The preview shows pictures of other sites as links. */
  ownImagesOnly?: boolean
  /** Checks before the form is sent. */
  validate?: InputProps['validate']
}

/** The markdown editor as an input of a react-admin form. */
export function MarkdownInput({
  source,
  label,
  helperText,
  isShort = false,
  ownImagesOnly = false,
  validate = [],
}: MarkdownInputProps) {
  const { t } = useTranslation('admin')
  const labelId = useId()
  const helpId = useId()
  const { field, fieldState, isRequired } = useInput({ source, validate })
  const error = firstErrorMessage(fieldState.error)
  return (
    <div className={styles.field} data-invalid={error !== undefined || undefined}>
      {/* The headings of the preview are below it. */}
      <h2 id={labelId} className={styles.label}>
        {label}
        {isRequired && <span aria-hidden> *</span>}
      </h2>
      <Suspense fallback={<Loading isShort={isShort} />}>
        <MarkdownEditor
          name={source}
          label={label}
          value={String(field.value ?? '')}
          onChange={field.onChange}
          onBlur={field.onBlur}
          labelId={labelId}
          helpId={helpId}
          isInvalid={error !== undefined}
          isShort={isShort}
          ownImagesOnly={ownImagesOnly}
          emptyText={t('markdown.empty')}
        />
      </Suspense>
      <p id={helpId} className={styles.help}>
        {error === undefined ? helperText : <ValidationError error={error} />}
      </p>
    </div>
  )
}

function Loading({ isShort }: { isShort: boolean }) {
  const { t } = useTranslation('admin')
  return (
    <div className={styles.loading} data-short={isShort || undefined}>
      {t('ra.page.loading')}
    </div>
  )
}
