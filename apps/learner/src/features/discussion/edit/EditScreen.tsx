import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import { EmptyState } from '../../../shared/components/EmptyState.tsx'
import { PageContainer } from '../../../shared/components/PageContainer.tsx'
import { PageSkeleton } from '../../../shared/components/PageSkeleton.tsx'
import { PostMissing } from '../post/PostMissing.tsx'
import { type EditStore, NotOwnPost } from './EditStore.ts'
import { LazyPostForm } from './lazy-post-form.tsx'

interface Props {
  store: EditStore
  /** The post that is changed; null: a new one. */
  id: number | null
}

/** Writing a post. */
export const EditScreen = observer(function EditScreen({ store, id }: Props) {
  const { editor } = store
  useEffect(() => () => editor.value?.leave(), [editor])
  if (editor.status === 'failed')
    return editor.error instanceof NotOwnPost ? (
      <NotOwn id={id} />
    ) : (
      <PostMissing error={editor.error} onRetry={() => void store.load(id)} />
    )
  if (!editor.value || editor.value.id !== id) return <PageSkeleton />
  return (
    <PageContainer>
      <LazyPostForm store={store} editor={editor.value} outline={<PageSkeleton />} />
    </PageContainer>
  )
})

function NotOwn({ id }: { id: number | null }) {
  const { t } = useTranslation('discussion')
  return (
    <EmptyState art="locked" heading="h1" title={t('edit.notOwn')} hint={t('edit.notOwnHint')}>
      <ButtonLink to={`/discussion/${id}`}>{t('edit.toPost')}</ButtonLink>
    </EmptyState>
  )
}
