import type { ChapterDraft } from '@app/contract/chapter/schemas'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { ParentWriter } from '../../../platform/ParentWriter.ts'
import { indexChapters } from '../search-source.ts'
import { chapterFields } from './chapter-fields.ts'

/** Writes chapters. */
export class ChapterWriter extends ParentWriter<ChapterDraft> {
  constructor(db: Kysely<DB>) {
    super(db, {
      name: 'chapter',
      fields: chapterFields,
      items: { table: 'knowledge_point', parent: 'chapter_id' },
      releases: { table: 'learning_release', parent: 'chapter_slug' },
      index: indexChapters,
    })
  }
}
