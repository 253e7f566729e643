import type { RaRecord } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { ExportButton } from '../shared/export/ExportButton.tsx'
import { sheetFormats } from '../shared/export/sheet-formats.ts'
import { useReadList } from '../shared/export/use-read-list.ts'
import type { ParentFiles, ParentKind } from './parent-kind.ts'

interface ParentExportProps<R> {
  kind: ParentKind<R>
  files: () => Promise<ParentFiles<R>>
}

/** Exports parents as a table, or as files like those of the content folder; both can be imported again. */
export function ParentExport<R extends RaRecord>({ kind, files }: ParentExportProps<R>) {
  const { t } = useTranslation('admin')
  const formats = [
    ...sheetFormats<R>(t, t(`resources.${kind.name}.name`), async (parents) =>
      (await files()).toSheet(parents, t),
    ),
    {
      label: t('exports.format.markdown'),
      ending: 'zip',
      write: async (parents: R[]) => (await files()).toBundle(parents),
    },
  ]
  return <ExportButton list={{ readPage: useReadList<R>(), formats }} />
}
