import { DISCUSSION_CATEGORIES } from '@app/contract/discussion/values'
import { Segmented } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Field } from '../../../shared/stores/FormState.ts'

export function CategoryField({ field }: { field: Field<string> }) {
  const { t } = useTranslation('discussion')
  return (
    <Segmented
      aria-label={t('edit.category')}
      options={DISCUSSION_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
      value={field.value}
      onChange={field.change}
    />
  )
}
