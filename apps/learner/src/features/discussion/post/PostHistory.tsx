import type { DiscussionDetail } from '@app/contract/discussion/schemas'
import { useCallback } from 'react'
import { useRootStore } from '../../../shared/root/store-context.ts'
import { HistoryDialog, type TextChange } from '../../comments/parts/history/HistoryDialog.tsx'

/** What each edit of a post changed. */
export function PostHistory({ post, onClose }: { post: DiscussionDetail; onClose: () => void }) {
  const { api } = useRootStore()
  const { id, title, content } = post
  const load = useCallback(async (): Promise<TextChange[]> => {
    const earlier = await api.discussion.revisions({ id }, { quiet: true })
    return earlier.map((text, index) => ({
      id: text.id,
      time: text.createTime,
      isWithdrawn: text.isWithdrawn,
      before: asOne(text),
      after: asOne(earlier[index - 1] ?? { title, content }),
    }))
  }, [api, id, title, content])
  return <HistoryDialog load={load} onClose={onClose} />
}

const asOne = ({ title, content }: { title: string; content: string }) => `${title}\n\n${content}`
