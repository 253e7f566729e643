import { SelectInput, type SelectInputProps } from 'react-admin'
import { useTranslation } from 'react-i18next'

const look = { width: { xs: 'calc(50% - 4px)', sm: 150 }, minWidth: 0 }

/** Narrows a list to one of some choices, or to none. */
export function SelectFilter(props: SelectInputProps) {
  const { t } = useTranslation('admin')
  return <SelectInput emptyText={t('list.all')} helperText={false} margin="none" sx={look} {...props} />
}
