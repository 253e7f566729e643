import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined'
import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'
import { type RaRecord, ShowBase, useShowContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { LoadFailed } from './LoadFailed.tsx'
import { PageHeader } from './PageHeader.tsx'
import { RowsLoading } from './RowsLoading.tsx'
import styles from './ShowPage.module.css'

const SKELETON_ROWS = 6

interface ShowPageProps<R extends RaRecord> {
  /** Path of the list below /admin. */
  list: string
  /** What the page is called until its record is known. */
  title: string
  titleOf: (record: R) => string
  /** Whether the record is whole; a row of a list may stand in for it until then. */
  isComplete: (record: R) => boolean
  children: (record: R) => ReactNode
}

/** One record, with the way back to the list. */
export function ShowPage<R extends RaRecord>(props: ShowPageProps<R>) {
  return (
    <ShowBase<R> redirectOnError={false}>
      <ShowContent {...props} />
    </ShowBase>
  )
}

function ShowContent<R extends RaRecord>({ list, title, titleOf, isComplete, children }: ShowPageProps<R>) {
  const { t } = useTranslation('admin')
  const { record, error, refetch } = useShowContext<R>()
  const back = (
    <IconButton component={Link} to={`/${list}`} aria-label={t('show.back')} edge="start">
      <ArrowBackOutlined />
    </IconButton>
  )
  return (
    <>
      <PageHeader title={record ? titleOf(record) : title} before={back} />
      <div className={styles.paper}>
        {record && isComplete(record) ? (
          children(record)
        ) : error ? (
          <LoadFailed message={error.message} onRetry={refetch} />
        ) : (
          <RowsLoading count={SKELETON_ROWS} />
        )}
      </div>
    </>
  )
}
