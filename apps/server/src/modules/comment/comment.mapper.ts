import { type Comment, type CommentThread, commentState, type Mention } from '@app/contract/comment/schemas'
import type { Reader } from './Reader.ts'

/** A comment with what its reader sees of others. */
export interface CommentRow {
  id: number
  root_id: number | null
  author_id: number
  /** Empty when the account is gone. */
  username: string
  avatar_url: string | null
  answered: Mention | null
  content: string
  mentions: Mention[]
  state: string
  state_reason: string
  like_count: number
  is_liked: boolean
  reply_count: number
  version: number
  create_time: Date
  edit_time: Date | null
}

/** A comment that keeps its place without being the reader's to see says neither what it said nor who wrote it. */
export function toComment(row: CommentRow, reader: Reader): Comment {
  const state = commentState.parse(row.state)
  const isSeen =
    state === 'visible' ||
    (state !== 'deleted' && (reader.userRole === 'admin' || reader.id === row.author_id))
  const { id, username, avatar_url: avatarUrl } = { ...row, id: row.author_id }
  return {
    id: row.id,
    rootId: row.root_id,
    state,
    stateReason: isSeen ? row.state_reason : '',
    answered: row.answered,
    author: isSeen && username !== '' ? { id, username, avatarUrl } : null,
    content: isSeen ? row.content : '',
    mentions: isSeen ? row.mentions : [],
    likeCount: row.like_count,
    isLiked: row.is_liked,
    replyCount: row.reply_count,
    version: row.version,
    createTime: row.create_time.toISOString(),
    editTime: row.edit_time?.toISOString() ?? null,
  }
}

/** Puts replies under the comments that they stand under, in the order of those. */
export function toThreads(rows: readonly CommentRow[], reader: Reader): CommentThread[] {
  const threads = new Map<number, CommentThread>()
  for (const row of rows)
    if (row.root_id === null) threads.set(row.id, { root: toComment(row, reader), replies: [] })
  for (const row of rows)
    if (row.root_id !== null) threads.get(row.root_id)?.replies.push(toComment(row, reader))
  return [...threads.values()]
}
