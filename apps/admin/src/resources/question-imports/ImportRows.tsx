import { type ImportRow, importAction, type QuestionImport } from '@app/contract/question-import/schemas'
import type { ImportAction } from '@app/contract/question-import/values'
import Button from '@mui/material/Button'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCreatePath } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useMethods } from '../../data/use-methods.ts'
import { LoadFailed } from '../../shared/feedback/LoadFailed.tsx'
import { RowsLoading } from '../../shared/feedback/RowsLoading.tsx'
import { findImportKind } from '../registry.ts'
import { ImportRowChanges } from './ImportRowChanges.tsx'
import styles from './ImportShow.module.css'
import type { ImportMethods } from './methods.ts'

/** The rows of an import, all or those of one kind, and what is wrong with them. */
export function ImportRows({ record }: { record: QuestionImport }) {
  const { t } = useTranslation('admin')
  const [action, setAction] = useState<ImportAction | undefined>(
    record.counts.wrong > 0 ? 'wrong' : undefined,
  )
  const { rows, total, error, isPending, readMore, retry } = useRows(record.id, action)
  return (
    <section className={styles.rows} aria-label={t('imports.rows')}>
      <div className={styles.filter} role="toolbar" aria-label={t('imports.filter')}>
        {[undefined, ...importAction.options].map((option) => (
          <Button
            key={option ?? 'all'}
            size="small"
            aria-pressed={option === action}
            onClick={() => setAction(option)}
          >
            {option === undefined
              ? t('list.all')
              : t('imports.actionCount', {
                  action: t(`imports.action.${option}`),
                  total: record.counts[option],
                })}
          </Button>
        ))}
      </div>
      {error ? (
        <LoadFailed message={error.message} onRetry={retry} />
      ) : isPending ? (
        <RowsLoading count={5} />
      ) : rows.length === 0 ? (
        <p className={styles.none}>{t('imports.noRows')}</p>
      ) : (
        <RowTable rows={rows} hasTargets={record.status === 'applied'} />
      )}
      {rows.length < total && (
        <Button onClick={readMore}>{t('order.more', { shown: rows.length, total })}</Button>
      )}
    </section>
  )
}

function useRows(importId: number, action: ImportAction | undefined) {
  const provider = useMethods<ImportMethods>()
  const { data, error, isPending, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['problems/imports', 'rows', importId, action],
    queryFn: ({ pageParam }) => provider.pageOfImportRows(importId, action, pageParam),
    initialPageParam: 1,
    getNextPageParam: ({ current, pageSize, total }) =>
      current * pageSize < total ? current + 1 : undefined,
  })
  const pages = data?.pages ?? []
  return {
    rows: pages.flatMap(({ records }) => records),
    total: pages[0]?.total ?? 0,
    error,
    isPending,
    readMore: () => void fetchNextPage(),
    retry: () => void refetch(),
  }
}

function RowTable({ rows, hasTargets }: { rows: readonly ImportRow[]; hasTargets: boolean }) {
  const { t } = useTranslation('admin')
  return (
    <div className={styles.scroller}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('imports.row')}</th>
            <th scope="col">{t('resources.problems.fields.title')}</th>
            <th scope="col">{t('imports.result')}</th>
            <th scope="col">{t('imports.problem')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>{row.place || row.number}</td>
              <td>{hasTargets ? <Target row={row} /> : row.title}</td>
              <td className={`${styles.action} ${row.action === 'wrong' ? styles.wrong : ''}`}>
                {t(`imports.action.${row.action}`)}
              </td>
              <td>
                {row.problems.map(({ column, reason }) => (
                  <div key={`${column}${reason}`}>
                    {column === '' ? reason : t('imports.problemAt', { column, reason })}
                  </div>
                ))}
                {row.action === 'update' && <ImportRowChanges row={row} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Target({ row: { kind, targetId, title } }: { row: ImportRow }) {
  const resource = findImportKind(kind)
  const createPath = useCreatePath()
  if (targetId === null || !resource) return title
  const type = resource.auditTarget?.page ?? 'show'
  return <Link to={createPath({ resource: resource.name, type, id: targetId })}>{title}</Link>
}
