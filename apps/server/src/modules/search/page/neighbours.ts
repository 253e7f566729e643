import type { SearchPage } from '@app/contract/search/schemas'
import { SEARCH_KINDS, searchLimits } from '@app/contract/search/values'
import type { RareHit, RareWordsService } from '../rare-words/rare-words.service.ts'
import type { DocumentRepository } from './document.repository.ts'

interface NeighbourDependencies {
  documents: Pick<DocumentRepository, 'mostRead'>
  rareWords: Pick<RareWordsService, 'find'>
}

const options = { kinds: SEARCH_KINDS, limit: searchLimits.neighbours }

/**
 * What is offered where nothing was found: what has some of its rare words, else what has its names without their digits,
 * else what is read most.
 * @param near what has some of the rare words, best first, where it was looked for already
 */
export async function neighboursOf(
  { documents, rareWords }: NeighbourDependencies,
  text: string,
  near: readonly RareHit[] | null,
): Promise<SearchPage['neighbours']> {
  const hits = near ?? (await rareWords.find(text, options))
  if (hits.length > 0) return hits.slice(0, options.limit).map(toNeighbour)
  const named = /\p{N}/u.test(text) ? await rareWords.find(text.replace(/\p{N}+/gu, ' '), options) : []
  return named.length > 0 ? named.map(toNeighbour) : documents.mostRead(options.limit)
}

const toNeighbour = ({ kind, id, title }: RareHit) => ({ kind, id, title })
