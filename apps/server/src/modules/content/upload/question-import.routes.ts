import { contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../../platform/http/actor.ts'
import { implement } from '../../../platform/http/implement.ts'
import type { QuestionImportService } from './question-import.service.ts'

export function questionImportRoutes(
  app: FastifyInstance,
  { imports }: { imports: QuestionImportService },
): void {
  const { questionImport } = contract
  implement(app, questionImport.page, (input) => imports.page(input))
  implement(app, questionImport.get, ({ id }) => imports.get(id))
  implement(app, questionImport.rows, (input) => imports.rows(input))
  implement(app, questionImport.add, (input, context) => imports.add(actorOf(context), input))
  implement(app, questionImport.upload, ({ id, offset, content }) => imports.upload(id, offset, content))
  implement(app, questionImport.read, ({ id }, context) =>
    imports.read(actorOf(context), id, context.request.language),
  )
  implement(app, questionImport.changes, ({ id }) => imports.changes(id))
  implement(app, questionImport.cancel, ({ id }, context) => imports.cancel(actorOf(context), id))
  implement(app, questionImport.delete, ({ id }, context) => imports.delete(actorOf(context), id))
  implement(app, questionImport.apply, ({ id }, context) =>
    imports.apply(actorOf(context), id, context.request.language),
  )
  implement(app, questionImport.undo, (input, context) =>
    imports.undo(actorOf(context), input, context.request.language),
  )
}
