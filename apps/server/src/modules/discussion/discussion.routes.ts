import { contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../platform/http/implement.ts'
import type { AnswerService } from './answer/answer.service.ts'
import type { DraftService } from './draft/draft.service.ts'
import type { MarkService } from './mark/mark.service.ts'
import type { DiscussionReadService } from './read/discussion-read.service.ts'
import type { RevisionService } from './revision.service.ts'
import type { DiscussionEditService } from './write/discussion-edit.service.ts'

interface Services {
  reading: DiscussionReadService
  edits: DiscussionEditService
  marks: MarkService
  answers: AnswerService
  drafts: DraftService
  revisions: RevisionService
}

export function discussionRoutes(app: FastifyInstance, services: Services): void {
  const { reading, edits, revisions, drafts } = services
  const { discussion, discussionDraft } = contract
  implement(app, discussion.page, (query, { caller }) => reading.page(caller, query))
  implement(app, discussion.get, ({ id }, { caller }) => reading.open(caller, id))
  implement(app, discussion.head, ({ id }) => reading.head(id))
  implement(app, discussion.similar, ({ title, id }) => reading.listSimilar(title, id))
  implement(app, discussion.facts, () => reading.listFacts())
  implement(app, discussion.helpers, () => reading.listHelpers())
  implement(app, discussion.revisions, ({ id }, { caller }) => revisions.list(caller, id))

  implement(app, discussion.add, (post, { caller }) => edits.add(caller, post))
  implement(app, discussion.update, async (change, { caller }) => ({
    version: await edits.update(caller, change),
  }))
  implement(app, discussion.delete, ({ id }, { caller }) => edits.delete(caller, id))

  implement(app, discussionDraft.get, ({ discussionId = null }, { caller }) =>
    drafts.find(caller, discussionId),
  )
  implement(app, discussionDraft.save, async (draft, { caller }) => ({
    updateTime: await drafts.save(caller, draft),
  }))
  implement(app, discussionDraft.discard, ({ discussionId }, { caller }) =>
    drafts.discard(caller, discussionId),
  )
  markRoutes(app, services)
}

function markRoutes(app: FastifyInstance, { marks, answers }: Services): void {
  const { discussion, discussionLike } = contract
  implement(app, discussionLike.add, ({ discussionId }, { caller }) =>
    marks.add(caller, 'like', discussionId),
  )
  implement(app, discussionLike.delete, ({ id }, { caller }) => marks.delete(caller, 'like', id))
  implement(app, discussion.favourite, ({ id }, { caller }) => marks.add(caller, 'favourite', id))
  implement(app, discussion.unfavourite, ({ id }, { caller }) => marks.delete(caller, 'favourite', id))
  implement(app, discussion.watch, ({ id }, { caller }) => marks.add(caller, 'watch', id))
  implement(app, discussion.unwatch, ({ id }, { caller }) => marks.delete(caller, 'watch', id))

  implement(app, discussion.tags, (_, { caller }) => marks.listTags(caller))
  implement(app, discussion.watchTag, ({ tag }, { caller }) => marks.watchTag(caller, tag))
  implement(app, discussion.unwatchTag, ({ tag }, { caller }) => marks.unwatchTag(caller, tag))

  implement(app, discussion.accept, ({ id, commentId }, { caller }) => answers.accept(caller, id, commentId))
  implement(app, discussion.unaccept, ({ id }, { caller }) => answers.unaccept(caller, id))
  implement(app, discussion.invite, ({ id, userId }, { caller }) => answers.invite(caller, id, userId))
}
