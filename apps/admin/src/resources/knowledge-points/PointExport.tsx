import type { ChapterRecord, KnowledgePointRecordDetail } from '@app/contract'
import { useTranslation } from 'react-i18next'
import { useMethods } from '../../data/use-methods.ts'
import { ExportButton } from '../../shared/export/ExportButton.tsx'
import type { ListExport } from '../../shared/export/list-export.ts'
import { useFieldCsv } from '../../shared/export/use-field-csv.ts'
import { allInOrder } from '../../shared/list/all-in-order.ts'
import type { PointMethods } from './methods.ts'

const fields = [
  ...['id', 'chapterName', 'slug', 'title', 'summary', 'minutes', 'status', 'content', 'recall'],
  ...['questionCount', 'updateTime'],
]

/** Exports knowledge points as a table, and with their chapters as files like those of the content folder. */
export function PointExport() {
  const { t } = useTranslation('admin')
  const provider = useMethods<PointMethods>()
  const csv = useFieldCsv(fields)
  const list: ListExport<KnowledgePointRecordDetail> = {
    readPage: provider.pageOfPointDetails,
    formats: [
      csv,
      {
        label: t('exports.format.markdown'),
        ending: 'zip',
        async write(points) {
          const { toLearningBundle } = await import('../../shared/sheet/write-learning-bundle.ts')
          const all = { ...allInOrder, filter: {} }
          const { data } = await provider.getList<ChapterRecord>('learning/chapters', all)
          const used = new Set(points.map(({ chapterId }) => chapterId))
          return toLearningBundle(
            data.filter(({ id }) => used.has(id)),
            points,
          )
        },
      },
    ],
  }
  return <ExportButton list={list} />
}
