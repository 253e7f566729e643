import { contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../platform/http/implement.ts'
import type { NoteService } from './note/note.service.ts'
import type { PracticeService } from './practice.service.ts'

interface Services {
  practice: PracticeService
  notes: NoteService
}

export function practiceRoutes(app: FastifyInstance, { practice, notes }: Services): void {
  implement(app, contract.question.get, ({ id }, { caller, request }) =>
    practice.open(caller.id, id, request.language),
  )
  implement(app, contract.question.resume, (_, { caller }) => practice.resume(caller.id))

  implement(app, contract.favourite.add, ({ questionId }, { caller }) =>
    practice.addFavourite(caller.id, questionId),
  )
  implement(app, contract.favourite.delete, ({ id }, { caller }) => practice.deleteFavourite(caller.id, id))
  implement(app, contract.favourite.page, (query, { caller }) => practice.pageFavourites(caller.id, query))
  implement(app, contract.note.page, (query, { caller }) => notes.page(caller.id, query))
  implement(app, contract.note.update, ({ questionId, content, baseTime }, { caller }) =>
    notes.save(caller.id, { type: 'question', id: questionId }, content, baseTime),
  )
  implement(app, contract.note.getOfQuestion, ({ questionId: id }, { caller }) =>
    notes.find(caller.id, { type: 'question', id }),
  )
  implement(app, contract.note.getOfPoint, ({ knowledgePointId: id }, { caller }) =>
    notes.find(caller.id, { type: 'knowledgePoint', id }),
  )
  implement(app, contract.note.updateOfPoint, ({ knowledgePointId: id, content, baseTime }, { caller }) =>
    notes.save(caller.id, { type: 'knowledgePoint', id }, content, baseTime),
  )
}
