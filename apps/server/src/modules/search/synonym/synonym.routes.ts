import { contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../../platform/http/actor.ts'
import { implement } from '../../../platform/http/implement.ts'
import type { SynonymService } from './synonym.service.ts'

export function synonymRoutes(app: FastifyInstance, synonyms: SynonymService): void {
  const { searchSynonym } = contract
  implement(app, searchSynonym.page, (query) => synonyms.page(query))
  implement(app, searchSynonym.get, ({ id }) => synonyms.get(id))
  implement(app, searchSynonym.add, (draft, context) => synonyms.add(actorOf(context), draft))
  implement(app, searchSynonym.update, (change, context) => synonyms.update(actorOf(context), change))
  implement(app, searchSynonym.delete, ({ id }, context) => synonyms.delete(actorOf(context), [id]))
  implement(app, searchSynonym.deleteMany, ({ ids }, context) => synonyms.delete(actorOf(context), ids))
}
