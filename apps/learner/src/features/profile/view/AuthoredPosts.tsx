import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { readPage, writeSearch } from '../../../shared/list/list-query.ts'
import { Pager } from '../../../shared/list/Pager.tsx'
import { PostRow } from '../../discussion/parts/PostRow.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import type { ProfileStore } from './ProfileStore.ts'

/** What somebody has written in the forum; nothing before the first. */
export const AuthoredPosts = observer(function AuthoredPosts({ store }: { store: ProfileStore }) {
  const { t } = useTranslation('profile')
  const page = readPage(useSearchParams()[0])
  const { value, range } = store.posts
  const { id } = store.shown.value ?? {}
  if (!value || value.total === 0 || id === undefined) return null
  return (
    <ProfileSection title={t('public.posts')}>
      <ul>
        {value.records.map((post) => (
          <PostRow key={post.id} post={post} isOfOneAuthor />
        ))}
      </ul>
      {value.total > value.pageSize && (
        <Pager
          page={page}
          pageSize={value.pageSize}
          total={value.total}
          to={(target) => `/u/${id}${writeSearch({ page: target === 1 ? undefined : target })}`}
          rangeText={t('public.postRange', { ...(range ?? { from: 0, to: 0 }), count: value.total })}
        />
      )}
    </ProfileSection>
  )
})
