import { download } from '@app/ui/download'
import { useRef, useState } from 'react'
import { useListContext, useNotify } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../data/read-error.ts'
import { toDay } from '../list/local-days.ts'
import {
  type ExportedRecord,
  type ExportFormat,
  type ListExport,
  MOST_EXPORTED,
  readForExport,
} from './list-export.ts'

/** Reads the filtered list page by page and saves it, or what is selected of it, as a file. */
export function useExport<R extends ExportedRecord>({ readPage }: ListExport<R>) {
  const { t } = useTranslation('admin')
  const notify = useNotify()
  const { filterValues, resource, selectedIds = [] } = useListContext()
  const isCancelled = useRef(false)
  /** The progress of the running export, 0 to 1; null when none is running. */
  const [share, setShare] = useState<number | null>(null)

  async function run(format: ExportFormat<R>): Promise<void> {
    isCancelled.current = false
    setShare(0)
    try {
      const { records: found, total } = await readForExport(readPage, filterValues, (read) => {
        setShare(read)
        return !isCancelled.current
      })
      if (isCancelled.current) return
      const selected = new Set(selectedIds)
      const records = selected.size === 0 ? found : found.filter(({ id }) => selected.has(id))
      const date = toDay(new Date().toISOString())
      const name = t('exports.fileName', { name: t(`resources.${resource}.name`), date })
      download(await format.write(records), `${name}.${format.ending}`)
      notify(t('exports.done', { total: records.length }), { type: 'success' })
      if (total > found.length) notify(t('exports.tooMany', { total: MOST_EXPORTED }), { type: 'warning' })
    } catch (error) {
      const isTooLong = error instanceof Error && error.name === 'CellTooLong'
      notify(isTooLong ? t('exports.cellTooLong') : messageOf(error), { type: 'error' })
    } finally {
      setShare(null)
    }
  }

  const cancel = () => {
    isCancelled.current = true
    setShare(null)
  }
  return { run: (format: ExportFormat<R>) => void run(format), cancel, share }
}
