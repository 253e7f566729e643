import type { Page } from '@app/contract/common/schemas'
import { companyOf } from '@app/contract/discussion/fact-words'
import type {
  DiscussionDetail,
  DiscussionHead,
  DiscussionSummary,
  Helper,
  SimilarDiscussion,
  UsedFact,
  UsedFacts,
} from '@app/contract/discussion/schemas'
import { notFound } from '../../../platform/app-error.ts'
import type { Caller } from '../../../platform/http/context.ts'
import { type Paging, paging } from '../../../platform/list/paging.ts'
import type { RareWordsService } from '../../search/rare-words/rare-words.service.ts'
import type { ViewRepository } from '../mark/view.repository.ts'
import { toDetail, toSummary } from './discussion.mapper.ts'
import type { DiscussionRepository } from './discussion.repository.ts'
import type { DiscussionListArguments } from './discussion-list.query.ts'

const WEEK = 7 * 24 * 60 * 60 * 1000
const HELPERS = 5
const SIMILAR = 5
/** So many companies and roles are offered while one types. */
const FACTS = 200
/** A post that speaks of less of a title is about something else. */
const LEAST_CONFIDENCE = 0.25

/** Posts as learners read them. */
export class DiscussionReadService {
  readonly #discussions: DiscussionRepository
  readonly #views: ViewRepository
  readonly #rareWords: RareWordsService

  constructor(discussions: DiscussionRepository, views: ViewRepository, rareWords: RareWordsService) {
    this.#discussions = discussions
    this.#views = views
    this.#rareWords = rareWords
  }

  page(caller: Caller | null, query: DiscussionListArguments & Paging): Promise<Page<DiscussionSummary>> {
    const userId = caller?.id ?? null
    return paging(query, (list, slice) => this.#discussions.page(list, userId, slice), toSummary)
  }

  /**
   * A post with its content, and what it is to the caller. Reading it counts once a day.
   * @throws AppError 40400 for what is deleted, and for what is held or hidden unless it is the caller's own or they are an admin
   */
  async open(caller: Caller, id: number): Promise<DiscussionDetail> {
    const row = await this.#discussions.find(id, caller.id)
    if (!row) throw notFound()
    const isOwn = row.author_id === caller.id
    if (row.state !== 'visible' && !isOwn && caller.userRole !== 'admin') throw notFound()
    const isCounted = !isOwn && (await this.#views.record(id, caller.id))
    const detail = toDetail(row, caller.id)
    return isCounted ? { ...detail, viewCount: detail.viewCount + 1 } : detail
  }

  /** @throws AppError 40400 */
  async head(id: number): Promise<DiscussionHead> {
    const head = await this.#discussions.findHead(id)
    if (!head) throw notFound()
    return head
  }

  async listSimilar(title: string, exceptId: number | undefined): Promise<SimilarDiscussion[]> {
    const found = await this.#rareWords.find(title, { kinds: ['discussion'], limit: SIMILAR + 1 })
    const similar = found.filter(({ id, confidence }) => id !== exceptId && confidence >= LEAST_CONFIDENCE)
    return this.#discussions.listSimilar(similar.slice(0, SIMILAR).map(({ id }) => id))
  }

  /** What 面经 tell of, those told of most first. */
  async listFacts(): Promise<UsedFacts> {
    const [companies, roles] = await Promise.all([
      this.#discussions.listFacts('company', FACTS),
      this.#discussions.listFacts('role', FACTS),
    ])
    return {
      companies: asCompanies(companies),
      roles: roles.map(({ name, count }) => ({ name, aliases: [], discussionCount: count })),
    }
  }

  /** Whose answers were accepted most often in the last seven days. */
  async listHelpers(): Promise<Helper[]> {
    const rows = await this.#discussions.listHelpers(new Date(Date.now() - WEEK), HELPERS)
    return rows.map(({ id, username, avatar_url, accepted }) => ({
      user: { id, username, avatarUrl: avatar_url },
      acceptedCount: accepted,
    }))
  }

  /** How many posts somebody wrote that everybody sees, and what came of them. */
  countOf(userId: number) {
    return this.#discussions.countOf(userId)
  }
}

/** Those that go by several names are one. */
function asCompanies(rows: readonly { name: string; count: number }[]): UsedFact[] {
  const companies = new Map<string, UsedFact>()
  for (const row of rows) {
    const [name = row.name, ...aliases] = companyOf(row.name)
    const known = companies.get(name)?.discussionCount ?? 0
    companies.set(name, { name, aliases, discussionCount: known + row.count })
  }
  return [...companies.values()].toSorted((a, b) => b.discussionCount - a.discussionCount)
}
