import { Counter, type Registry } from '@prometheus-io/client'

/** How a page was found: kept, being rendered for somebody else, or rendered anew. */
export type PageLookup = 'hit' | 'shared' | 'miss'

/** @returns is told of every page that is looked for */
export function measurePages(registry: Registry): (lookup: PageLookup) => void {
  const pages = new Counter({
    name: 'guest_page_lookups_total',
    help: 'Pages for guests: kept ones (hit), those rendered for several at once (shared), those rendered anew (miss)',
    labelNames: ['result'],
    registers: [registry],
  })
  for (const result of ['hit', 'shared', 'miss']) pages.inc({ result }, 0)
  return (result) => pages.inc({ result })
}
