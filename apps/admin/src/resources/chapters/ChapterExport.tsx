import type { ChapterRecord } from '@app/contract'
import { useTranslation } from 'react-i18next'
import { useMethods } from '../../data/use-methods.ts'
import { ExportButton } from '../../shared/export/ExportButton.tsx'
import type { ListExport } from '../../shared/export/list-export.ts'
import { useFieldCsv } from '../../shared/export/use-field-csv.ts'
import type { ChapterMethods } from './methods.ts'

const fields = [
  ...['id', 'sortOrder', 'slug', 'name', 'description', 'introduction', 'publishedCount', 'totalCount'],
]

/** Exports chapters as a table, or as files like those of the content folder. */
export function ChapterExport() {
  const { t } = useTranslation('admin')
  const provider = useMethods<ChapterMethods>()
  const csv = useFieldCsv(fields)
  const list: ListExport<ChapterRecord> = {
    readPage: provider.pageOfChapters,
    formats: [
      csv,
      {
        label: t('exports.format.markdown'),
        ending: 'zip',
        async write(chapters) {
          const { toLearningBundle } = await import('../../shared/sheet/write-learning-bundle.ts')
          return toLearningBundle(chapters, [])
        },
      },
    ],
  }
  return <ExportButton list={list} />
}
