import { contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../platform/http/implement.ts'
import type { CodeAttemptService } from './attempt/code-attempt.service.ts'
import type { CodeDraftService } from './draft/code-draft.service.ts'

interface Services {
  drafts: CodeDraftService
  attempts: CodeAttemptService
}

export function codeRoutes(app: FastifyInstance, { drafts, attempts }: Services): void {
  implement(app, contract.codeDraft.get, ({ questionId }, { caller }) => drafts.list(caller.id, questionId))
  implement(app, contract.codeDraft.update, (draft, { caller }) => drafts.save(caller.id, draft))
  implement(app, contract.codeDraft.delete, (place, { caller }) => drafts.delete(caller.id, place))

  implement(app, contract.codeAttempt.add, (attempt, { caller }) => attempts.add(caller.id, attempt))
  implement(app, contract.codeAttempt.page, (query, { caller }) => attempts.page(caller.id, query))
  implement(app, contract.codeAttempt.get, ({ id }, { caller }) => attempts.get(caller.id, id))
}
