import type { ImportRow } from '@app/contract/question-import/schemas'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMethods } from '../../data/use-methods.ts'
import { LoadFailed } from '../../shared/feedback/LoadFailed.tsx'
import { RowsLoading } from '../../shared/feedback/RowsLoading.tsx'
import { FieldComparison } from '../../shared/show/FieldComparison.tsx'
import { findImportKind } from '../registry.ts'
import type { ImportMethods } from './methods.ts'

/** What a row changes, field by field, once it is asked for: answers are long. */
export function ImportRowChanges({ row: { id, kind } }: { row: ImportRow }) {
  const { t } = useTranslation('admin')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t(isOpen ? 'imports.compareHide' : 'imports.compare')}
      </Button>
      {isOpen && <Changes rowId={id} resource={findImportKind(kind)?.name ?? ''} />}
    </>
  )
}

function Changes({ rowId, resource }: { rowId: number; resource: string }) {
  const { t } = useTranslation('admin')
  const methods = useMethods<ImportMethods>()
  const { data, error, refetch } = useQuery({
    queryKey: ['problems/imports', 'changes', rowId],
    queryFn: () => methods.changesOfImportRow(rowId),
  })
  if (error) return <LoadFailed message={error.message} onRetry={() => void refetch()} />
  if (!data) return <RowsLoading count={2} />
  if (data.length === 0) return <p>{t('imports.noChanges')}</p>
  const valuesOf = (side: 'before' | 'after') =>
    Object.fromEntries(data.map((change) => [change.field, change[side]]))
  return (
    <FieldComparison
      resource={resource}
      fields={data.map(({ field }) => field)}
      versions={[
        { name: t('imports.before'), values: valuesOf('before') },
        { name: t('imports.after'), values: valuesOf('after') },
      ]}
    />
  )
}
