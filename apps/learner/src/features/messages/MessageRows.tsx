import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button, ButtonLink } from '../../shared/components/Button.tsx'
import { EmptyState } from '../../shared/components/EmptyState.tsx'
import { IconButton } from '../../shared/components/IconButton.tsx'
import { walkLinks } from '../../shared/keys/walk-links.ts'
import { Pager } from '../../shared/list/Pager.tsx'
import { useFeatureStore } from '../../shared/root/store-context.ts'
import styles from './MessageRows.module.css'
import { MessagesStore } from './MessagesStore.ts'
import { type MessageQuery, messageAddress, PAGE_SIZE } from './message-query.ts'
import { MessageLink } from './parts/MessageLink.tsx'

/** The messages of one page, or what there is instead. */
export const MessageRows = observer(function MessageRows({ query }: { query: MessageQuery }) {
  const { t } = useTranslation('messages')
  const { messages } = useFeatureStore(MessagesStore)
  const { status, value } = messages
  if (!value) return status === 'failed' ? <RowsFailed query={query} /> : <RowsLoading />
  if (value.total === 0) return <NoMessages query={query} />
  return (
    <>
      {status === 'failed' && <RowsFailed query={query} />}
      <ul
        className={styles.rows}
        aria-label={t('list.label')}
        aria-busy={status === 'loading'}
        onKeyDown={walkLinks}
      >
        {value.records.map((message) => (
          <li key={message.id}>
            <MessageLink message={message} onOpen={() => void messages.read(message)} />
            <IconButton
              className={styles.delete}
              icon="x"
              label={t('delete')}
              onClick={() => void messages.delete(message)}
            />
          </li>
        ))}
      </ul>
      <RowsEnd query={query} total={value.total} />
    </>
  )
})

function RowsEnd({ query, total }: { query: MessageQuery; total: number }) {
  const { t } = useTranslation('messages')
  const from = (query.page - 1) * PAGE_SIZE + 1
  const to = Math.min(query.page * PAGE_SIZE, total)
  return (
    <>
      {total > PAGE_SIZE && (
        <Pager
          page={query.page}
          pageSize={PAGE_SIZE}
          total={total}
          to={(page) => messageAddress({ ...query, id: undefined, page })}
          rangeText={from > total ? t('list.beyond', { total }) : t('list.range', { from, to, total })}
        />
      )}
      <p className={styles.end}>
        {to === total && from <= total && <span>{t('end')}</span>}
        <Link to="/user/settings#messages">{t('settings')}</Link>
      </p>
    </>
  )
}

function NoMessages({ query }: { query: MessageQuery }) {
  const { t } = useTranslation('messages')
  const isNarrowed = query.tab !== undefined || query.state !== undefined
  const title = query.state ? 'unread' : query.tab ? 'tab' : 'all'
  return (
    <EmptyState
      art="quiet"
      heading="h2"
      title={t(`empty.${title}`)}
      hint={t(query.state ? 'empty.unreadHint' : 'empty.hint')}
    >
      <ButtonLink to={isNarrowed ? '/message' : '/problems/review'}>
        {t(isNarrowed ? 'empty.showAll' : 'empty.review')}
      </ButtonLink>
    </EmptyState>
  )
}

function RowsFailed({ query }: { query: MessageQuery }) {
  const { t } = useTranslation(['messages', 'common'])
  const store = useFeatureStore(MessagesStore)
  const { error } = store.messages
  return (
    <EmptyState
      art="failed"
      heading="h2"
      title={t('failed.title')}
      hint={error instanceof Error ? error.message : ''}
    >
      <Button onClick={() => void store.load(query)}>{t('common:action.retry')}</Button>
    </EmptyState>
  )
}

function RowsLoading() {
  const { t } = useTranslation('messages')
  return (
    <div role="status" aria-label={t('list.loading')}>
      {Array.from({ length: 8 }, (_, row) => (
        <div key={row} className={styles.skeleton} />
      ))}
    </div>
  )
}
