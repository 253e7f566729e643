import { lazy, Suspense, useId } from 'react'
import { useInput, ValidationError } from 'react-admin'
import { get } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { firstErrorMessage } from '../../../shared/form/first-error-message.ts'
import styles from './Program.module.css'

const CodeEditor = lazy(async () => ({ default: (await import('@app/ui/code-editor')).CodeEditor }))

export const asTyped = (value: string): string => value
const FONT_SIZE = 13
const NO_PROBLEMS: [] = []
const onView = () => undefined

interface CodeFieldProps {
  label: string
  language: 'javascript' | 'typescript' | 'python' | 'sql'
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  help?: string | undefined
  /** Whether little is written: the field is lower. */
  isShort?: boolean | undefined
  error: string | undefined
}

/** A field in which code is written; its height is dragged. */
export function CodeField({
  label,
  language,
  value,
  onChange,
  onBlur,
  help,
  isShort,
  error,
}: CodeFieldProps) {
  const { t } = useTranslation('admin')
  const labelId = useId()
  const helpId = useId()
  return (
    <div className={styles.field} data-invalid={error !== undefined || undefined}>
      <h3 id={labelId} className={styles.label}>
        {label}
      </h3>
      <div className={styles.code} data-short={isShort || undefined}>
        <Suspense fallback={t('ra.page.loading')}>
          <CodeEditor
            key={language}
            language={language}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            labelId={labelId}
            helpId={helpId}
            problems={NO_PROBLEMS}
            fontSize={FONT_SIZE}
            onView={onView}
          />
        </Suspense>
      </div>
      <p id={helpId} className={styles.help}>
        {error === undefined ? help : <ValidationError error={error} />}
      </p>
    </div>
  )
}

type CodeInputProps = Pick<CodeFieldProps, 'label' | 'language' | 'help' | 'isShort'> & { source: string }

/** A field of a form in which code is written. */
export function CodeInput({ source, ...look }: CodeInputProps) {
  const { field, fieldState } = useInput({ source, parse: asTyped })
  return (
    <CodeField
      {...look}
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={firstErrorMessage(fieldState.error)}
    />
  )
}

/** A field for the code of one language, of a field that holds that of each. */
export function CodeOfInput({ source, language, ...look }: CodeInputProps) {
  const { field, fieldState } = useInput({ source })
  const codes: unknown = field.value
  const code: unknown = get(codes, language)
  const change = (typed: string) => {
    const { [language]: _, ...others } = Object(codes)
    field.onChange(typed === '' ? others : { ...others, [language]: typed })
  }
  return (
    <CodeField
      {...look}
      language={language}
      value={typeof code === 'string' ? code : ''}
      onChange={change}
      onBlur={field.onBlur}
      error={firstErrorMessage(get(fieldState.error, language))}
    />
  )
}
