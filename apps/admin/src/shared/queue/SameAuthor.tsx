import PersonOutlined from '@mui/icons-material/PersonOutlined'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { type RaRecord, useGetList, useResourceContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { QueueKind, Together } from './queue-kind.ts'
import styles from './SameAuthor.module.css'

/** How many of one author are handled at once. */
const MOST = 100

interface SameAuthorProps<R extends RaRecord> {
  kind: QueueKind<R>
  together: Together<R>
  record: R
}

/** Handles the open case and what else waits of its author at once, after naming all of it. */
export function SameAuthor<R extends RaRecord>({ kind, together, record }: SameAuthorProps<R>) {
  const { t } = useTranslation('admin')
  const titleId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { filter, sort, isWaiting, label } = kind
  const { authorOf, Acts } = together
  const author = authorOf(record)
  const { data = [] } = useGetList<R>(
    useResourceContext() ?? '',
    { filter: { ...filter, authorId: author?.id }, sort, pagination: { page: 1, perPage: MOST } },
    { enabled: Boolean(author) },
  )
  const others = data.filter((each) => each.id !== record.id && isWaiting(each))
  if (!author || others.length === 0 || !isWaiting(record)) return null
  const records = [record, ...others]
  const close = () => setIsOpen(false)
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        className={styles.button ?? ''}
        startIcon={<PersonOutlined />}
        onClick={() => setIsOpen(true)}
      >
        {t('queue.together', { count: others.length })}
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby={titleId} fullWidth maxWidth="sm">
        <DialogTitle id={titleId}>
          {t('queue.togetherTitle', { username: author.username, count: records.length })}
        </DialogTitle>
        <DialogContent>
          <ol className={styles.cases}>
            {records.map((each) => (
              <li key={each.id}>{label(each)}</li>
            ))}
          </ol>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{t('ra.action.cancel')}</Button>
          <Acts records={records} onDone={close} />
        </DialogActions>
      </Dialog>
    </>
  )
}
