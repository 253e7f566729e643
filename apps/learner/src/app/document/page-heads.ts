import type { Api } from '../../shared/api.ts'
import type { PageLocation } from '../../shared/root/store-context.ts'

/** What a page is to search engines and in previews of links. */
export interface PageHead {
  title: string
  description: string
}

type LoadHead = (api: Api, params: PageLocation['params']) => Promise<PageHead>

/**
 * What everybody may know of pages that are for users, by their path in the route table. It is asked as a guest; what
 * it rejects with decides the status of the document. Only the server needs it.
 */
export const pageHeads: Readonly<Record<string, LoadHead>> = {
  '/discussion/:id': ({ discussion }, { id }) => discussion.head({ id: Number(id) }),
}
