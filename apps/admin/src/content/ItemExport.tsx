import type { RaRecord } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { ContentMethods } from '../data/content-calls.ts'
import { useMethods } from '../data/use-methods.ts'
import { ExportButton } from '../shared/export/ExportButton.tsx'
import type { ListExport } from '../shared/export/list-export.ts'
import { sheetFormats } from '../shared/export/sheet-formats.ts'
import { allInOrder, everyPlace } from '../shared/list/all-in-order.ts'
import type { ItemFiles, ItemKind } from './item-kind.ts'

interface ItemExportProps<R, D> {
  kind: ItemKind<R>
  files: () => Promise<ItemFiles<D>>
}

/** Exports items as a table, and with their parents as files like those of the content folder; both can be imported again. */
export function ItemExport<R, D extends RaRecord>({ kind: { name, parent }, files }: ItemExportProps<R, D>) {
  const { t } = useTranslation('admin')
  const provider = useMethods<ContentMethods<D>>()
  const listParents = async () =>
    (await provider.getList(parent.resource, { ...allInOrder, pagination: everyPlace, filter: {} })).data
  const list: ListExport<D> = {
    readPage: (filter, paging) => provider.pageOfDetails(name, filter, paging),
    formats: [
      ...sheetFormats<D>(t, t(`resources.${name}.name`), async (items) => {
        const [{ toSheet }, parents] = await Promise.all([files(), listParents()])
        return toSheet(items, new Map(parents.map(({ id, slug }) => [Number(id), slug])), t)
      }),
      {
        label: t('exports.format.markdown'),
        ending: 'zip',
        async write(items) {
          const [{ toBundle }, parents] = await Promise.all([files(), listParents()])
          const used = new Set(items.map((item) => item[parent.field]))
          return toBundle(
            parents.filter(({ id }) => used.has(id)),
            items,
          )
        },
      },
    ],
  }
  return <ExportButton list={list} />
}
