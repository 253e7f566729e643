import type { ReactNode } from 'react'
import { type RaRecord, useCreatePath, useGetList, useResourceContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { neighboursOf } from './neighbours.ts'
import styles from './Queue.module.css'
import type { QueueKind } from './queue-kind.ts'
import { SameAuthor } from './SameAuthor.tsx'
import { Steps } from './Steps.tsx'
import { useNextWhenDone } from './use-next-when-done.ts'
import { useActKeys } from './use-queue-keys.ts'

/** How many wait beside the open case. */
const MOST = 100

interface QueueProps<R extends RaRecord> {
  kind: QueueKind<R>
  record: R
  children: ReactNode
}

/** Brings the open case into sight within its list, and moves nothing else. */
function showInList(link: HTMLElement | null) {
  const list = link?.closest('ol')
  if (!link || !list) return
  const { top, bottom } = link.getBoundingClientRect()
  const frame = list.getBoundingClientRect()
  if (top < frame.top || bottom > frame.bottom) list.scrollTop += top - frame.top - frame.height / 2
}

/** A case beside the list of what waits. J and K go on and back, digits press the case's buttons, and the next one comes by itself. */
export function Queue<R extends RaRecord>({ kind, record, children }: QueueProps<R>) {
  const { t } = useTranslation('admin')
  const resource = useResourceContext() ?? ''
  const navigate = useNavigate()
  const createPath = useCreatePath()
  const { filter, sort, isWaiting, label } = kind
  const { data = [], total = 0 } = useGetList<R>(resource, {
    filter,
    sort,
    pagination: { page: 1, perPage: MOST },
  })
  useActKeys()
  const pathOf = (id: R['id']) => createPath({ resource, type: 'show', id })
  // The rows change before the list is read again.
  const waiting = data.filter((each) => each.id === record.id || isWaiting(each))
  const { index, previous, next } = neighboursOf(waiting, record.id)
  useNextWhenDone({
    id: record.id,
    isWaiting: isWaiting(record),
    next: next ?? previous,
    onDone: (other) => void navigate(other ? pathOf(other.id) : `/${resource}`),
  })
  return (
    <div className={styles.columns} data-queue>
      <nav className={styles.list} aria-label={t('queue.waiting')}>
        <ol>
          {waiting.map((each) => (
            <li key={each.id}>
              <Link
                ref={each.id === record.id ? showInList : undefined}
                to={pathOf(each.id)}
                aria-current={each.id === record.id ? 'page' : undefined}
              >
                {label(each)}
              </Link>
            </li>
          ))}
        </ol>
        <p className={styles.keys}>{t('queue.keys')}</p>
      </nav>
      <div>
        <Steps
          index={index}
          total={total - (data.length - waiting.length)}
          previousPath={previous && pathOf(previous.id)}
          nextPath={next && pathOf(next.id)}
        />
        {kind.together && <SameAuthor kind={kind} together={kind.together} record={record} />}
        {children}
      </div>
    </div>
  )
}
