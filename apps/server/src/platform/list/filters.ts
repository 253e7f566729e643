import { type RawBuilder, sql } from 'kysely'

/** A piece of SQL. */
export type Fragment = RawBuilder<unknown>

/** How one filter of a list narrows it: the condition on its rows. */
export interface Filter<V, C> {
  readonly condition: (value: V, context: C) => Fragment
}

/** Every filter of a list, by its name in the call: page and total are both made from it. */
export type FilterTable<F, C = void> = {
  readonly [K in keyof F]-?: Filter<NonNullable<F[K]>, C>
}

/** A filter that a call asks for. */
export interface AskedFilter<C> {
  condition(context: C): Fragment
}

/** The filters that a call asks for. An empty text asks for nothing. */
export function askedFilters<F extends object, C>(table: FilterTable<F, C>, values: F): AskedFilter<C>[] {
  const asked: AskedFilter<C>[] = []
  for (const key in table) {
    const filter = table[key]
    const value = values[key]
    if (value === undefined || value === null || value === '') continue
    asked.push({ condition: (context) => filter.condition(value, context) })
  }
  return asked
}

/** The conditions in one. */
export function allOf(conditions: readonly Fragment[]): Fragment {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}
