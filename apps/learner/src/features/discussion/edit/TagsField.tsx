import type { DiscussionTagCount } from '@app/contract/discussion/schemas'
import { discussionLimits } from '@app/contract/discussion/values'
import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { FieldError } from '../../../shared/antd/form/FieldError.tsx'
import { fieldId } from '../../../shared/antd/form/field-id.ts'
import type { Field } from '../../../shared/stores/FormState.ts'
import { joinTags } from './post-values.ts'

/** Commas and the ideographic ones. */
const TAG_SEPARATORS = [',', '\uff0c', '\u3001']

interface Props {
  /** One tag a line. */
  field: Field<string>
  /** What others use. */
  known: readonly DiscussionTagCount[]
}

/** Tags: those that others use, or one's own. */
export function TagsField({ field, known }: Props) {
  const { t } = useTranslation('discussion')
  const id = fieldId(field.name)
  const tags = field.value === '' ? [] : field.value.split('\n')
  const left = discussionLimits.tags - tags.length
  return (
    <Form.Item
      style={{ margin: 0 }}
      validateStatus={field.error === null ? '' : 'error'}
      help={
        field.error !== null && (
          <span id={`${id}-help`} role="alert">
            <FieldError message={field.error} />
          </span>
        )
      }
    >
      <Select
        id={id}
        mode="tags"
        style={{ width: '100%' }}
        aria-label={t('edit.tags')}
        aria-invalid={field.error !== null}
        maxCount={discussionLimits.tags}
        tokenSeparators={TAG_SEPARATORS}
        placeholder={t('edit.tagsHint', { count: left })}
        options={known.map(({ tag }) => ({ value: tag, label: tag }))}
        value={tags}
        onChange={(chosen: string[]) => field.change(joinTags(chosen))}
        onBlur={field.leave}
      />
    </Form.Item>
  )
}
