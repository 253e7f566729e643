import type { Comment } from '@app/contract/comment/schemas'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { replyButtonOf } from '../acts/button-ids.ts'
import { useComments } from '../comments-context.ts'
import type { CommentBox } from './CommentBox.ts'
import { useFocusBack } from './use-focus-back.ts'
import { WritingBox } from './WritingBox.tsx'

/** Where a comment is answered, under it. What was written stays when it is closed. */
export const ReplyForm = observer(function ReplyForm({ to, box }: { to: Comment; box: CommentBox }) {
  const { t } = useTranslation('comments')
  const { store } = useComments()
  const label = t('box.replyTo', { name: to.author?.username ?? t('leftUser') })
  useFocusBack(replyButtonOf(to.id))
  return <WritingBox box={box} label={label} placeholder={label} hasFocus onCancel={store.endReply} />
})
