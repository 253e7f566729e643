import type { ChapterRecord } from '@app/contract/chapter/schemas'
import type { Page } from '@app/contract/common/schemas'
import type { Api } from '../../data/api.ts'
import { withHttpErrors } from '../../data/to-http-error.ts'

export interface ChapterMethods {
  /** Moves a chapter behind another one, or to the front (null). */
  reorderChapter: (id: number, afterId: number | null) => Promise<unknown>
  pageOfChapters: (
    filter: object,
    paging: { current: number; pageSize: number },
  ) => Promise<Page<ChapterRecord>>
}

export function createChapterMethods({ chapter }: Api): ChapterMethods {
  return {
    reorderChapter: (id, afterId) => withHttpErrors(chapter.reorder({ id, afterId })),
    pageOfChapters: (filter, paging) => withHttpErrors(chapter.page({ ...filter, ...paging })),
  }
}
