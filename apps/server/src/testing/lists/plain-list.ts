import type { Endpoint } from '@app/contract/common/endpoint'
import type { FiltersOf, SortFieldOf } from '../../platform/list/page-call.ts'

type Comparable = string | number | Date | null

/** A filter as plain code, with some values to try it with. */
interface PlainFilter<R, V> {
  values: V[]
  /** @param viewer who asks; null for a guest */
  matches(row: R, value: V, viewer: number | null): boolean
}

interface PlainOrder<R> {
  natural: 'ascend' | 'descend'
  /** What rows are compared by, before their ids; what is absent comes first. */
  by(row: R): Comparable[]
}

/** What a list has to answer, said without SQL: every filter and every order of its call, over all rows there are. */
export interface PlainList<F, S extends string, R extends { id: number }> {
  rows: R[]
  filters: { [K in keyof F]-?: PlainFilter<R, NonNullable<F[K]>> }
  /** Filters that each pair of the others is joined to, with their first values. One of them may be empty, as it is by default. */
  bases?: (keyof F & string)[][]
  /** Which rows a list holds at all. @param asked the names of its filters */
  always?: (row: R, asked: ReadonlySet<string>) => boolean
  orders: { [K in S]: PlainOrder<R> }
  defaultOrder: S
}

/** The plain list of a page call. */
export type PlainListOf<E extends Endpoint, R extends { id: number }> = PlainList<
  FiltersOf<E>,
  SortFieldOf<E>,
  R
>

interface Asked<R> {
  name: string
  value: unknown
  matches(row: R, viewer: number | null): boolean
}

/** A call of a list, and the ids it has to answer with, over all pages. */
export interface ListCase {
  query: Record<string, unknown>
  expectedIds: number[]
}

/** Each base in every order; with every filter, and every pair of filters, in one order after the other. */
export function* crossFilters<F, S extends string, R extends { id: number }>(
  list: PlainList<F, S, R>,
  viewer: number | null,
): Generator<ListCase> {
  const choices = listChoices(list)
  const orders = listOrders(list)
  let turn = 0
  for (const base of list.bases ?? [[]]) {
    const fixed = base.flatMap((name) => choices.find((choice) => choice.name === name) ?? [])
    const free = choices.filter(({ name }) => !fixed.some((asked) => asked.name === name))
    const single = [[], ...free.map((choice) => [choice])]
    const pairs = free.flatMap((one, index) =>
      free.slice(index + 1).flatMap((other) => (other.name === one.name ? [] : [[one, other]])),
    )
    for (const added of [...single, ...pairs]) {
      const asked = [...fixed, ...added]
      const tried = added.length === 0 ? orders : orders.slice(turn % orders.length).slice(0, 1)
      for (const order of tried) yield toCase(list, asked, order, viewer)
      turn += 1
    }
  }
}

/** The filters that are tried with a value by which some rows stay and some go: with any other one would prove nothing. */
export function narrowingFilters<F, S extends string, R extends { id: number }>(
  list: PlainList<F, S, R>,
  viewer: number | null,
): string[] {
  const narrowing = listChoices(list).filter(({ matches }) => {
    const found = list.rows.filter((row) => matches(row, viewer)).length
    return found > 0 && found < list.rows.length
  })
  return [...new Set(narrowing.map(({ name }) => name))]
}

function listChoices<F, S extends string, R extends { id: number }>({
  filters,
}: PlainList<F, S, R>): Asked<R>[] {
  const choices: Asked<R>[] = []
  for (const name in filters) {
    const filter = filters[name]
    for (const value of filter.values)
      choices.push({ name, value, matches: (row, viewer) => filter.matches(row, value, viewer) })
  }
  return choices
}

interface Ordering<R> {
  query: { sortField?: string; sortOrder?: 'ascend' | 'descend' }
  compare(a: R, b: R): number
}

function listOrders<F, S extends string, R extends { id: number }>({
  orders,
  defaultOrder,
}: PlainList<F, S, R>): Ordering<R>[] {
  const listed: Ordering<R>[] = []
  const add = (query: Ordering<R>['query'], { natural, by }: PlainOrder<R>) => {
    const sign = (query.sortOrder ?? natural) === 'ascend' ? 1 : -1
    listed.push({ query, compare: (a, b) => sign * compareAll([...by(a), a.id], [...by(b), b.id]) })
  }
  add({}, orders[defaultOrder])
  for (const sortField in orders) {
    add({ sortField }, orders[sortField])
    add({ sortField, sortOrder: 'ascend' }, orders[sortField])
    add({ sortField, sortOrder: 'descend' }, orders[sortField])
  }
  return listed
}

function toCase<F, S extends string, R extends { id: number }>(
  { rows, always }: PlainList<F, S, R>,
  asked: Asked<R>[],
  order: Ordering<R>,
  viewer: number | null,
): ListCase {
  const names = new Set(asked.map(({ name }) => name))
  const found = rows.filter(
    (row) => (always?.(row, names) ?? true) && asked.every(({ matches }) => matches(row, viewer)),
  )
  return {
    query: { ...Object.fromEntries(asked.map(({ name, value }) => [name, value])), ...order.query },
    expectedIds: found.sort(order.compare).map(({ id }) => id),
  }
}

function compareAll(one: Comparable[], other: Comparable[]): number {
  for (const [index, value] of one.entries()) {
    const difference = compare(value, other[index] ?? null)
    if (difference !== 0) return difference
  }
  return 0
}

function compare(one: Comparable, other: Comparable): number {
  if (one === null || other === null) return Number(one !== null) - Number(other !== null)
  if (one < other) return -1
  return one > other ? 1 : 0
}
