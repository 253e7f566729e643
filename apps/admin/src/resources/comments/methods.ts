import type { Api } from '../../data/api.ts'
import { withHttpErrors } from '../../data/to-http-error.ts'
import type { EarlierText } from '../../shared/moderation/EarlierTexts.tsx'

/** What is done with the earlier texts of a comment. */
export interface CommentMethods {
  listCommentTexts: (id: number) => Promise<EarlierText[]>
  removeCommentText: (id: number, version: number) => Promise<unknown>
}

export function createCommentMethods({ comment, commentRecord }: Api): CommentMethods {
  return {
    listCommentTexts: async (id) => {
      const revisions = await withHttpErrors(comment.revisions({ id }))
      return revisions.map(({ version, content, createTime, isWithdrawn }) => ({
        key: version,
        text: content,
        time: createTime,
        isWithdrawn,
      }))
    },
    removeCommentText: (id, version) => withHttpErrors(commentRecord.removeRevision({ id, version })),
  }
}
