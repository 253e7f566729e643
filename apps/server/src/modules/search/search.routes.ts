import { contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../platform/http/implement.ts'
import type { HotSearchService } from './hot/hot.service.ts'
import type { SearchService } from './page/search.service.ts'

interface SearchServices {
  searches: SearchService
  hotSearches: HotSearchService
}

export function searchRoutes(app: FastifyInstance, { searches, hotSearches }: SearchServices): void {
  implement(app, contract.search.page, (input, { caller }) => searches.page(input, caller?.id ?? null))
  implement(app, contract.search.suggest, ({ q }) => searches.suggest(q))
  implement(app, contract.search.listHot, () => hotSearches.list())
}
