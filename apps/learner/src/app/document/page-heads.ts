import type { TFunction } from 'i18next'
import { clipQuery } from '../../features/search/parts/search-address.ts'
import type { Api } from '../../shared/api.ts'
import type { PageLocation } from '../../shared/root/store-context.ts'

/** What a page is to search engines and in previews of links. */
export interface PageHead {
  title: string
  /** The product's by default. */
  description?: string
}

type LoadHead = (api: Api, location: PageLocation, t: TFunction) => Promise<PageHead | undefined>

/**
 * What everybody may know of pages that are for users or named after what they show, by their path in the route table.
 * It is asked as a guest; what it rejects with decides the status of the document. Only the server needs it.
 */
export const pageHeads: Readonly<Record<string, LoadHead>> = {
  '/discussion/:id': ({ discussion }, { params }) => discussion.head({ id: Number(params.id) }),
  '/search': async (_, { search }, t) => {
    const query = clipQuery(search.get('q') ?? '')
    return query === '' ? undefined : { title: t('search:title', { query }) }
  },
}
