import type { DiscussionTagRecord } from '@app/contract/discussion-tag/schemas'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type Column, timeColumn, toColumns } from '../../shared/list/columns.tsx'
import { KeywordFilter } from '../../shared/list/KeywordFilter.tsx'
import { ListPage } from '../../shared/list/ListPage.tsx'
import styles from '../../shared/list/NameCell.module.css'
import { MergeButton } from './MergeButton.tsx'

const orders = [
  { field: 'discussionCount', order: 'DESC' },
  { field: 'createTime', order: 'DESC' },
] as const
const exported = ['id', 'name', 'otherNames', 'discussionCount', 'watcherCount', 'createTime'] as const
const columns: readonly Column<DiscussionTagRecord>[] = [
  {
    source: 'name',
    render: ({ id, name }) => (
      <Link className={styles.link} to={`/discussion-tags/${id}`}>
        {name}
      </Link>
    ),
  },
  { source: 'otherNames', from: 'sm', render: ({ otherNames }) => otherNames.join(' · ') },
  {
    source: 'discussionCount',
    sort: 'DESC',
    isNumber: true,
    // The posts stand on the learners' site.
    render: ({ name, discussionCount }) => (
      <a href={`/discussion?tag=${encodeURIComponent(name)}`} target="_blank" rel="noreferrer">
        {discussionCount}
      </a>
    ),
  },
  { source: 'watcherCount', from: 'sm', isNumber: true },
  timeColumn('createTime', ({ createTime }) => createTime),
]

/** The tags of posts. */
export function DiscussionTagList() {
  const { t } = useTranslation('admin')
  return (
    <ListPage
      title={t('page.discussionTags')}
      orders={orders}
      exported={exported}
      filters={<KeywordFilter placeholder={t('discussionTags.keyword')} />}
      bulkActions={<MergeButton />}
    >
      {toColumns(columns, t)}
    </ListPage>
  )
}
