import { contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../platform/http/actor.ts'
import { implement } from '../../platform/http/implement.ts'
import type { SensitiveWordService } from './word.service.ts'

export function sensitiveWordRoutes(app: FastifyInstance, words: SensitiveWordService): void {
  const { sensitiveWord } = contract
  implement(app, sensitiveWord.page, (query) => words.page(query))
  implement(app, sensitiveWord.get, ({ id }) => words.get(id))
  implement(app, sensitiveWord.add, (draft, context) => words.add(actorOf(context), draft))
  implement(app, sensitiveWord.addMany, (many, context) => words.addMany(actorOf(context), many))
  implement(app, sensitiveWord.update, (change, context) => words.update(actorOf(context), change))
  implement(app, sensitiveWord.delete, ({ id }, context) => words.delete(actorOf(context), [id]))
  implement(app, sensitiveWord.deleteMany, ({ ids }, context) => words.delete(actorOf(context), ids))
}
