import { HistoryPage } from '../shared/history/HistoryPage.tsx'
import type { ItemKind, ItemPagePart } from './item-kind.ts'

interface ItemHistoryProps<R, D, T> {
  kind: ItemKind<R>
  page: ItemPagePart<D, T>
}

/** Every version of an item. */
export function ItemHistory<R, D, T>({ kind, page: { Article } }: ItemHistoryProps<R, D, T>) {
  return (
    <HistoryPage<T & { title: string }>
      resource={kind.name}
      fields={kind.compared}
      article={(snapshot) => <Article item={snapshot} title={snapshot.title} />}
    />
  )
}
