import { discussionLimits } from '@app/contract/discussion/values'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { FieldError } from '../../../shared/antd/form/FieldError.tsx'
import { fieldId } from '../../../shared/antd/form/field-id.ts'
import type { Field } from '../../../shared/stores/FormState.ts'
import styles from './TitleField.module.css'

/** The title: one line, however many it takes on the screen. */
export function TitleField({ field }: { field: Field<string> }) {
  const { t } = useTranslation('discussion')
  const id = fieldId(field.name)
  const isWrong = field.error !== null
  return (
    <Form.Item
      className={styles.item ?? ''}
      validateStatus={isWrong ? 'error' : ''}
      help={
        field.error !== null && (
          <span id={`${id}-help`} role="alert">
            <FieldError message={field.error} />
          </span>
        )
      }
    >
      <Input.TextArea
        id={id}
        className={styles.title ?? ''}
        rows={1}
        maxLength={discussionLimits.title}
        placeholder={t('edit.titleHint')}
        aria-label={t('edit.title')}
        aria-required
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-help` : undefined}
        value={field.value}
        onChange={({ target }) => field.change(onOneLine(target.value))}
        onPressEnter={(event) => event.preventDefault()}
        onBlur={field.leave}
      />
    </Form.Item>
  )
}

/** What was pasted from several lines, as one. */
function onOneLine(text: string): string {
  if (!text.includes('\n')) return text
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '').join(' ')
}
