import { SelectInput, type SelectInputProps } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { filterWidth } from './filter-width.ts'

/** Filters a list by one of several choices. */
export function SelectFilter(props: SelectInputProps) {
  const { t } = useTranslation('admin')
  return (
    <SelectInput emptyText={t('list.all')} helperText={false} margin="none" sx={filterWidth} {...props} />
  )
}
