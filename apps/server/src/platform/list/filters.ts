import { type RawBuilder, sql } from 'kysely'

/** A piece of SQL. */
export type Fragment = RawBuilder<unknown>

/** What a filter demands of a row: that it meets a condition, or that it is none of a few that are left out. */
export type Condition = Fragment | { readonly leftOut: Fragment }

/** How one filter of a list narrows it. */
export interface Filter<V, C> {
  readonly condition: (value: V, context: C) => Condition
}

/**
 * Every filter of a list, by its name in the call: page and total are both made from it. `T` holds what else a list knows
 * of a filter; what its table does not say of one must not be taken for granted.
 */
export type FilterTable<F, C = void, T = unknown> = {
  readonly [K in keyof F]-?: Filter<NonNullable<F[K]>, C> & T
}

/** A filter that a call asks for. */
export interface AskedFilter<C, T> {
  readonly traits: T
  readonly value: unknown
  condition(context: C): Condition
}

/** The filters that a call asks for. An empty text asks for nothing. */
export function askedFilters<F extends object, C, T>(
  table: FilterTable<F, C, T>,
  values: F,
): AskedFilter<C, T>[] {
  const asked: AskedFilter<C, T>[] = []
  for (const key in table) {
    const filter = table[key]
    const value = values[key]
    if (value === undefined || value === null || value === '') continue
    asked.push({ traits: filter, value, condition: (context) => filter.condition(value, context) })
  }
  return asked
}

/** The conditions in one. */
export function allOf(conditions: readonly Condition[]): Fragment {
  if (conditions.length === 0) return sql`true`
  return sql.join(
    conditions.map((condition) => ('leftOut' in condition ? sql`not ${condition.leftOut}` : condition)),
    sql` and `,
  )
}
