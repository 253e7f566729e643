import { contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../platform/http/implement.ts'
import type { Limits } from '../../platform/limits/Limits.ts'
import type { HotSearchService } from './hot/hot.service.ts'
import type { SearchService } from './page/search.service.ts'

interface SearchServices {
  limits: Limits
  searches: SearchService
  hotSearches: HotSearchService
}

export function searchRoutes(app: FastifyInstance, { limits, searches, hotSearches }: SearchServices): void {
  implement(app, contract.search.page, async (input, { caller, request }) => {
    await limits.consumeSearch(caller, request.ip)
    return searches.page(input, caller?.id ?? null)
  })
  implement(app, contract.search.suggest, async ({ q }, { caller, request }) => {
    await limits.consumeSearch(caller, request.ip)
    return searches.suggest(q)
  })
  implement(app, contract.search.listHot, () => hotSearches.list())
}
