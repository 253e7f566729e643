import { contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../platform/http/implement.ts'
import { implementStream } from '../../platform/http/implement-stream.ts'
import type { InterviewBankService } from './bank/interview-bank.service.ts'
import type { InterviewExampleService } from './example/interview-example.service.ts'
import type { InterviewSpeechService } from './model/interview-speech.service.ts'
import type { ObjectionService } from './objection/objection.service.ts'
import type { InterviewCheckService } from './result/interview-check.service.ts'
import type { InterviewResultService } from './result/interview-result.service.ts'
import type { InterviewSessionService } from './session/interview-session.service.ts'
import type { SessionDocumentService } from './session/session-document.service.ts'
import type { InterviewShareService } from './share/share.service.ts'

interface Services {
  interviewBanks: InterviewBankService
  interviewSessions: InterviewSessionService
  interviewSpeeches: InterviewSpeechService
  sessionDocuments: SessionDocumentService
  interviewObjections: ObjectionService
  interviewExamples: InterviewExampleService
  interviewResults: InterviewResultService
  interviewChecks: InterviewCheckService
  interviewShares: InterviewShareService
}

export function interviewRoutes(app: FastifyInstance, services: Services): void {
  const { interviewBanks: banks, interviewSessions: sessions, interviewResults: results } = services
  const { interviewShares: shares } = services
  const { interviewBank, interviewSession, interviewObjection, interviewShare } = contract
  implement(app, interviewBank.list, (_, { caller }) => banks.list(caller?.id ?? null))
  implement(app, interviewBank.example, () => services.interviewExamples.today())
  implement(app, interviewBank.get, ({ id }, { caller }) => banks.get(caller?.id ?? null, id))
  implement(app, interviewSession.add, (wish, { caller, request }) =>
    sessions.add(caller.id, wish, request.language),
  )
  implement(app, interviewSession.readDocument, (document, { caller }) =>
    services.sessionDocuments.read(caller.id, document),
  )
  implement(app, interviewSession.get, ({ id }, { caller }) => sessions.get(caller.id, id))
  implement(app, interviewSession.answer, (step, { caller }) => sessions.answer(caller.id, step))
  implementStream(app, interviewSession.speak, (turn, { caller }) =>
    services.interviewSpeeches.open(caller.id, turn),
  )
  implement(app, interviewSession.skip, (step, { caller }) => sessions.skip(caller.id, step))
  implement(app, interviewSession.hint, (step, { caller }) => sessions.hint(caller.id, step))
  implement(app, interviewSession.pause, (step, { caller }) => sessions.pause(caller.id, step))
  implement(app, interviewSession.resume, (step, { caller }) => sessions.resume(caller.id, step))
  implement(app, interviewSession.end, (step, { caller }) => sessions.end(caller.id, step))
  implement(app, interviewSession.saveDraft, (draft, { caller }) => sessions.saveDraft(caller.id, draft))
  implement(app, interviewSession.result, ({ id }, { caller }) => results.get(caller.id, id))
  implement(app, interviewObjection.add, (objection, { caller }) =>
    services.interviewObjections.add(caller.id, objection),
  )
  implement(app, interviewSession.check, (check, { caller }) =>
    services.interviewChecks.check(caller.id, check),
  )
  implement(app, interviewSession.assume, ({ id, isAssumed }, { caller }) =>
    services.interviewChecks.assume(caller.id, id, isAssumed),
  )
  implement(app, interviewSession.review, ({ id, points }, { caller }) =>
    results.reviewMissed(caller.id, id, points),
  )
  implement(app, interviewSession.page, (query, { caller }) => results.page(caller.id, query))
  implement(app, interviewSession.overview, (_, { caller }) => results.overview(caller.id))
  implement(app, interviewSession.topics, ({ bankId }, { caller }) => results.topics(caller.id, bankId))
  implement(app, interviewShare.mine, ({ sessionId }, { caller }) => shares.mine(caller.id, sessionId))
  implement(app, interviewShare.save, (wish, { caller }) => shares.save(caller.id, wish))
  implement(app, interviewShare.revoke, ({ sessionId }, { caller }) => shares.revoke(caller.id, sessionId))
  implement(app, interviewShare.get, ({ token }) => shares.get(token))
}
