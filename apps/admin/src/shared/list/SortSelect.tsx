import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { type SortPayload, useListContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { filterWidth } from './filter-width.ts'

const look = { ...filterWidth, marginInlineStart: { sm: 'auto' } }

/** Chooses the field a list is sorted by; the column heads reverse the direction. */
export function SortSelect({ orders }: { orders: readonly SortPayload[] }) {
  const { t } = useTranslation('admin')
  const { sort, setSort, resource } = useListContext()
  const choose = (field: string) => {
    const order = orders.find((known) => known.field === field)
    if (order) setSort(order)
  }
  return (
    <TextField
      select
      label={t('ra.action.sort')}
      value={sort.field}
      onChange={({ target }) => choose(target.value)}
      sx={look}
    >
      {orders.map(({ field }) => (
        <MenuItem key={field} value={field}>
          {t(`resources.${resource}.fields.${field}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}
