import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  type RaRecord,
  useCloseNotification,
  useDataProvider,
  useGetRecordRepresentation,
  useNotificationContext,
} from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { FailingRecord } from '../../data/find-failing.ts'
import styles from './FailingNotice.module.css'
import { useFieldNames } from './use-field-names.ts'

/** How many records are named; the others are counted. */
const MOST = 10

interface FailingNoticeProps {
  resource: string
  /** What could not be done to how many, in words. */
  text: string
  failing: readonly FailingRecord[]
  /** Whether they lack the fields that are named. */
  isOfLack: boolean
}

/** Names the records that an act could not be done to, each with what it may lack and the way to it. */
export function FailingNotice({ resource, text, failing, isOfLack }: FailingNoticeProps) {
  const { t } = useTranslation('admin')
  const provider = useDataProvider()
  const close = useCloseNotification()
  const { notifications } = useNotificationContext()
  // An act that comes after waits for its own notice, and so for the end of this one.
  const isFollowed = notifications.length > 0
  useEffect(() => {
    if (isFollowed) close()
  }, [isFollowed, close])
  const nameOf = useGetRecordRepresentation(resource)
  const nameFields = useFieldNames(resource)
  const named = failing.slice(0, MOST)
  const ids = named.map(({ id }) => id)
  const { data = [] } = useQuery({
    queryKey: [resource, 'failing', ids],
    queryFn: async () => (await provider.getMany<RaRecord>(resource, { ids })).data,
  })
  const names = new Map(data.map((record) => [record.id, nameOf(record)]))
  return (
    <Alert severity="warning" onClose={close} className={styles.notice ?? ''}>
      {text}
      <ul>
        {named.map(({ id, fields }) => (
          <li key={id}>
            <Link to={`/${resource}/${id}`}>{names.get(id) ?? id}</Link>
            {isOfLack && t('acts.lacks', { fields: nameFields(fields) })}
          </li>
        ))}
      </ul>
      {failing.length > MOST && t('acts.moreFailing', { count: failing.length - MOST })}
    </Alert>
  )
}
