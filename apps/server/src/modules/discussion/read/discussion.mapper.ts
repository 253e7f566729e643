import type { DiscussionDetail, DiscussionSummary } from '@app/contract/discussion/schemas'
import { discussionSummary } from '@app/contract/discussion/schemas'
import type { DiscussionDetailRow, DiscussionSummaryRow } from './discussion.repository.ts'

const { category: toCategory, state: toState, interview: toInterview } = discussionSummary.shape

export function toSummary(row: DiscussionSummaryRow): DiscussionSummary {
  const { id, title, excerpt, tags } = row
  return {
    id,
    title,
    excerpt,
    tags,
    author:
      row.author_name === null
        ? null
        : { id: row.author_id, username: row.author_name, avatarUrl: row.author_avatar },
    category: toCategory.parse(row.category),
    interview: interviewOf(row),
    state: toState.parse(row.state),
    isStarter: row.is_starter,
    isPinned: row.is_pinned,
    isEssence: row.is_essence,
    isLocked: row.is_locked,
    isSolved: row.accepted_comment_id !== null,
    likeCount: row.like_count,
    commentCount: row.comment_count,
    favouriteCount: row.favourite_count,
    viewCount: row.view_count,
    createTime: row.create_time.toISOString(),
    activeTime: row.active_time.toISOString(),
  }
}

export function toDetail(row: DiscussionDetailRow, callerId: number): DiscussionDetail {
  return {
    ...toSummary(row),
    content: row.content,
    mentions: row.mentions,
    editTime: row.edit_time?.toISOString() ?? null,
    version: row.version,
    acceptedCommentId: row.accepted_comment_id,
    isLiked: row.is_liked,
    isFavourite: row.is_favourite,
    isWatched: row.is_watched,
    watchedTags: row.watched_tags,
    isOwn: row.author_id === callerId,
    stateReason: row.state_reason,
  }
}

function interviewOf(row: DiscussionSummaryRow) {
  if (row.category !== 'experience') return null
  const { company, role, level, round, outcome, month } = row
  return toInterview.parse({
    company,
    role,
    level,
    round,
    outcome,
    month: month && String(month).slice(0, 7),
  })
}
