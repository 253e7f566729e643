import type { ItemFormat } from '@app/contract/content/format'
import type { ItemRecord as Item } from '@app/contract/content/schemas'
import { useTranslation } from 'react-i18next'
import type { ContentMethods } from '../data/content-calls.ts'
import { useMethods } from '../data/use-methods.ts'
import { ExportButton } from '../shared/export/ExportButton.tsx'
import type { ListExport } from '../shared/export/list-export.ts'
import { sheetFormats } from '../shared/export/sheet-formats.ts'
import { allInOrder, everyPlace } from '../shared/list/all-in-order.ts'
import { useSheetTexts } from '../shared/sheet/use-sheet-texts.ts'
import type { ItemKind } from './item-kind.ts'
import type { ParentRecord } from './parent-kind.ts'

interface ItemExportProps<R> {
  kind: ItemKind<R>
  format: ItemFormat
}

/** Exports items as a table, and with their parents as files like those of the content folder; both can be imported again. */
export function ItemExport<R>({ kind: { name, parent }, format }: ItemExportProps<R>) {
  const { t } = useTranslation('admin')
  const loadTexts = useSheetTexts()
  const provider = useMethods<ContentMethods<Item>>()
  const findParents = async () => {
    const wanted = { ...allInOrder, pagination: everyPlace, filter: {} }
    const { data } = await provider.getList<ParentRecord>(parent.resource, wanted)
    const byId = new Map(data.map((one) => [one.id, one]))
    return (item: object) => byId.get(Number(Reflect.get(item, parent.field)))
  }
  const list: ListExport<Item> = {
    readPage: (filter, paging) => provider.pageOfDetails(name, filter, paging),
    formats: [
      ...sheetFormats<Item>(t, t(`resources.${name}.name`), async (items, toSheet) => {
        const [texts, parentOf] = await Promise.all([loadTexts(), findParents()])
        return toSheet(format, items, (item) => parentOf(item)?.slug ?? '', texts)
      }),
      {
        label: t('exports.format.markdown'),
        ending: 'zip',
        async write(items) {
          const [{ toBundle }, parentOf] = await Promise.all([
            import('../shared/sheet/write-bundle.ts'),
            findParents(),
          ])
          return toBundle(format, items, parentOf)
        },
      },
    ],
  }
  return <ExportButton list={list} />
}
