import type { Contract } from '@app/contract/contract'
import { namesOfCompany } from '@app/contract/discussion/fact-words'
import type { DiscussionView } from '@app/contract/discussion/values'
import { sql } from 'kysely'
import { escapeLike } from '../../../platform/db/like.ts'
import {
  type AskedFilter,
  allOf,
  askedFilters,
  type FilterTable,
  type Fragment,
} from '../../../platform/list/filters.ts'
import { type Order, type ResolvedOrder, resolveOrder } from '../../../platform/list/order.ts'
import type { FiltersOf, ListArguments, SortFieldOf } from '../../../platform/list/page-call.ts'
import { companyKey } from '../../../platform/text/company-key.ts'
import { tagNameOf } from '../tag/tag.repository.ts'

type PageCall = Contract['discussion']['page']
export type DiscussionListArguments = ListArguments<PageCall>

interface Context {
  userId: number | null
}

const views: Record<DiscussionView, Fragment> = {
  newest: sql`true`,
  active: sql`true`,
  hot: sql`true`,
  unanswered: sql`category = 'help' and accepted_comment_id is null`,
  essence: sql`is_essence`,
}

const filters: FilterTable<FiltersOf<PageCall>, Context> = {
  view: { condition: (view) => views[view] },
  category: { condition: (category) => sql`category = ${category}` },
  tag: {
    condition: (tag) => sql`tags @> array[coalesce(${tagNameOf(tag)}, ${tag})]`,
  },
  authorId: { condition: (id) => sql`author_id = ${id}` },
  company: {
    condition: (company) =>
      sql`company_key like any(${companyPatterns(company)}::text[]) and company_key <> ''`,
  },
  role: {
    condition: (role) =>
      sql`role_key like all(${companyKey(role)
        .split(/\s+/)
        .map((word) => `%${escapeLike(word)}%`)}::text[])`,
  },
  level: { condition: (level) => sql`level = ${level}` },
  round: { condition: (round) => sql`round = ${round}` },
  outcome: { condition: (outcome) => sql`outcome = ${outcome}` },
  isFavourite: {
    condition: (_, { userId }) =>
      sql`id in (select discussion_id from discussion_favourite where user_id = ${userId})`,
  },
}

/** By a part of the name, or of the company's other names; short letters such as RED are part of too many. */
function companyPatterns(company: string): string[] {
  const [typed = '', ...others] = namesOfCompany(company).map((name) => escapeLike(companyKey(name)))
  return [`%${typed}%`, ...others.map((name) => (/^[\x20-\x7e]{1,3}$/.test(name) ? name : `%${name}%`))]
}

const orders: Record<SortFieldOf<PageCall>, Order> = {
  createTime: { columns: ['is_pinned', 'create_time'], natural: 'descend' },
  activeTime: { columns: ['is_pinned', 'active_time'], natural: 'descend' },
  heat: { columns: ['is_pinned', 'heat'], natural: 'descend' },
}

/** The order that a view is in, unless one is asked for. */
const orderOf: Record<DiscussionView, SortFieldOf<PageCall>> = {
  newest: 'createTime',
  active: 'activeTime',
  hot: 'heat',
  unanswered: 'createTime',
  essence: 'createTime',
}

/** A list of posts: page and total come from the same filters. */
export class DiscussionList {
  readonly order: ResolvedOrder
  readonly #asked: AskedFilter<Context>[]
  readonly #isOwn: boolean
  readonly #context: Context

  constructor({ sortField, sortOrder, ...asked }: DiscussionListArguments, userId: number | null) {
    this.order = resolveOrder(orders[sortField ?? orderOf[asked.view ?? 'newest']], sortOrder)
    this.#asked = askedFilters(filters, asked)
    this.#isOwn = userId !== null && asked.authorId === userId
    this.#context = { userId }
  }

  get where(): Fragment {
    return allOf([
      // Authors see what of theirs is held or hidden.
      this.#isOwn ? sql`state <> 'deleted'` : sql`state = 'visible'`,
      ...this.#asked.map((filter) => filter.condition(this.#context)),
    ])
  }
}
