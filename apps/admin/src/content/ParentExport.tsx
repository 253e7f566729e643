import type { ParentFormat } from '@app/contract/content/format'
import { useTranslation } from 'react-i18next'
import { ExportButton } from '../shared/export/ExportButton.tsx'
import { sheetFormats } from '../shared/export/sheet-formats.ts'
import { useReadList } from '../shared/export/use-read-list.ts'
import { useSheetTexts } from '../shared/sheet/use-sheet-texts.ts'
import type { ParentKind, ParentRecord } from './parent-kind.ts'

interface ParentExportProps<R> {
  kind: ParentKind<R>
  format: ParentFormat
}

/** Exports parents as a table, or as files like those of the content folder; both can be imported again. */
export function ParentExport<R extends ParentRecord>({ kind, format }: ParentExportProps<R>) {
  const { t } = useTranslation('admin')
  const loadTexts = useSheetTexts()
  const formats = [
    ...sheetFormats<R>(t, t(`resources.${kind.name}.name`), async (parents, toSheet) =>
      toSheet(format, parents, () => '', await loadTexts()),
    ),
    {
      label: t('exports.format.markdown'),
      ending: 'zip',
      write: async (parents: R[]) =>
        (await import('../shared/sheet/write-bundle.ts')).toParentBundle(format, parents),
    },
  ]
  return <ExportButton list={{ readPage: useReadList<R>(), formats }} />
}
