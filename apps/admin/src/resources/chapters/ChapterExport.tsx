import type { ChapterRecord } from '@app/contract/chapter/schemas'
import { useTranslation } from 'react-i18next'
import { useMethods } from '../../data/use-methods.ts'
import { ExportButton } from '../../shared/export/ExportButton.tsx'
import type { ListExport } from '../../shared/export/list-export.ts'
import { sheetFormats } from '../../shared/export/sheet-formats.ts'
import type { ChapterMethods } from './methods.ts'

/** Exports chapters as a table, or as files like those of the content folder; both can be imported again. */
export function ChapterExport() {
  const { t } = useTranslation('admin')
  const provider = useMethods<ChapterMethods>()
  const list: ListExport<ChapterRecord> = {
    readPage: provider.pageOfChapters,
    formats: [
      ...sheetFormats<ChapterRecord>(t, t('resources.learning/chapters.name'), async (chapters) => {
        const { toChapterSheet } = await import('../../shared/sheet/write-learning-sheet.ts')
        return toChapterSheet(chapters, t)
      }),
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
