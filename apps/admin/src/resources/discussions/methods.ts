import type { Api } from '../../data/api.ts'
import { withHttpErrors } from '../../data/to-http-error.ts'
import type { EarlierText } from '../../shared/moderation/EarlierTexts.tsx'

/** What is done with the earlier texts of a post. */
export interface DiscussionMethods {
  listPostTexts: (id: number) => Promise<EarlierText[]>
  removePostText: (id: number, revisionId: number) => Promise<unknown>
}

export function createDiscussionMethods({ discussion, discussionRecord }: Api): DiscussionMethods {
  return {
    listPostTexts: async (id) => {
      const revisions = await withHttpErrors(discussion.revisions({ id }))
      return revisions.map(({ id: key, title, content, createTime, isWithdrawn }) => ({
        key,
        text: `${title}\n\n${content}`,
        time: createTime,
        isWithdrawn,
      }))
    },
    removePostText: (id, revisionId) => withHttpErrors(discussionRecord.removeRevision({ id, revisionId })),
  }
}
