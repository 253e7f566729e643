import { useGetList, useListContext } from 'react-admin'
import { useTranslation } from 'react-i18next'

/**
 * Says what an export will hold: what is selected, all records, or those of the filter and how many there are without it. A list keeps
 * its filters, so that one may be on without the admin remembering it.
 * @param isAsked whether the number of all records is wanted now
 */
export function useExportNote(isAsked: boolean): string {
  const { t, i18n } = useTranslation('admin')
  const { filterValues, resource, selectedIds = [], sort, total = 0 } = useListContext()
  const isFiltered = Object.keys(filterValues).length > 0
  const { total: all } = useGetList(
    resource,
    { filter: {}, pagination: { page: 1, perPage: 1 }, sort },
    { enabled: isAsked && isFiltered },
  )
  const numberOf = (value: number) => value.toLocaleString(i18n.language)
  if (selectedIds.length > 0) return t('exports.selected', { total: numberOf(selectedIds.length) })
  if (!isFiltered) return t('exports.all', { total: numberOf(total) })
  if (all === undefined) return t('exports.filtered', { total: numberOf(total) })
  return t('exports.filteredOf', { total: numberOf(total), all: numberOf(all) })
}
