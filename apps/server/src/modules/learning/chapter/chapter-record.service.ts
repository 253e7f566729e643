import type { ChapterRecord } from '@app/contract/chapter/schemas'
import type { Page } from '@app/contract/common/schemas'
import { notFound } from '../../../platform/app-error.ts'
import { type Paging, paging } from '../../../platform/list/paging.ts'
import type {
  ChapterListArguments,
  ChapterRecordRepository,
  ChapterRecordRow,
} from './chapter-record.repository.ts'

/** Chapters as admins read them. */
export class ChapterRecordService {
  readonly #chapters: ChapterRecordRepository

  constructor(chapters: ChapterRecordRepository) {
    this.#chapters = chapters
  }

  page(query: ChapterListArguments & Paging): Promise<Page<ChapterRecord>> {
    return paging(query, (list, slice) => this.#chapters.page(list, slice), toChapterRecord)
  }

  /** @throws AppError 40400 */
  async get(id: number): Promise<ChapterRecord> {
    const row = await this.#chapters.find(id)
    if (!row) throw notFound()
    return toChapterRecord(row)
  }
}

function toChapterRecord(row: ChapterRecordRow): ChapterRecord {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    introduction: row.introduction,
    sortOrder: row.sort_order,
    publishedCount: row.published_count,
    totalCount: row.total_count,
    version: row.version,
  }
}
