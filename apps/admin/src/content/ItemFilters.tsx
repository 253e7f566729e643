import { questionStatus } from '@app/contract/content/schemas'
import type { ReactNode } from 'react'
import { ReferenceInput } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { allInOrder } from '../shared/list/all-in-order.ts'
import { KeywordFilter } from '../shared/list/KeywordFilter.tsx'
import { SelectFilter } from '../shared/list/SelectFilter.tsx'
import type { ItemKind } from './item-kind.ts'

/** Filters by keyword, parent and status, and a kind's own. */
export function ItemFilters<R>({ kind, children }: { kind: ItemKind<R>; children: ReactNode }) {
  const { t } = useTranslation('admin')
  const { name, parent } = kind
  return (
    <>
      <KeywordFilter placeholder={t(`resources.${name}.search`)} />
      <ReferenceInput
        source={parent.field}
        reference={parent.resource}
        perPage={allInOrder.pagination.perPage}
        sort={allInOrder.sort}
      >
        <SelectFilter source={parent.field} optionText="name" />
      </ReferenceInput>
      <SelectFilter
        source="status"
        choices={questionStatus.options.map((id) => ({ id, name: t(`status.${id}`) }))}
      />
      {children}
    </>
  )
}
