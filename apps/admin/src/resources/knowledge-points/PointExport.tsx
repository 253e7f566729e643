import type { ChapterRecord } from '@app/contract/chapter/schemas'
import type { KnowledgePointRecordDetail } from '@app/contract/knowledge-point-record/schemas'
import { useTranslation } from 'react-i18next'
import { useMethods } from '../../data/use-methods.ts'
import { ExportButton } from '../../shared/export/ExportButton.tsx'
import type { ListExport } from '../../shared/export/list-export.ts'
import { sheetFormats } from '../../shared/export/sheet-formats.ts'
import { allInOrder } from '../../shared/list/all-in-order.ts'
import type { PointMethods } from './methods.ts'

/** Exports knowledge points as a table, and with their chapters as files like those of the content folder; both can be imported again. */
export function PointExport() {
  const { t } = useTranslation('admin')
  const provider = useMethods<PointMethods>()
  const listChapters = async () => {
    const { data } = await provider.getList<ChapterRecord>('learning/chapters', { ...allInOrder, filter: {} })
    return data
  }
  const list: ListExport<KnowledgePointRecordDetail> = {
    readPage: provider.pageOfPointDetails,
    formats: [
      ...sheetFormats<KnowledgePointRecordDetail>(
        t,
        t('resources.learning/knowledge-points.name'),
        async (points) => {
          const { toPointSheet } = await import('../../shared/sheet/write-learning-sheet.ts')
          const slugs = new Map((await listChapters()).map(({ id, slug }) => [id, slug]))
          return toPointSheet(points, slugs, t)
        },
      ),
      {
        label: t('exports.format.markdown'),
        ending: 'zip',
        async write(points) {
          const { toLearningBundle } = await import('../../shared/sheet/write-learning-bundle.ts')
          const chapters = await listChapters()
          const used = new Set(points.map(({ chapterId }) => chapterId))
          return toLearningBundle(
            chapters.filter(({ id }) => used.has(id)),
            points,
          )
        },
      },
    ],
  }
  return <ExportButton list={list} />
}
