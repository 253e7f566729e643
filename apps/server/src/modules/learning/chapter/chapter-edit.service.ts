import type { ChapterDraft, ChapterRecord } from '@app/contract/chapter/schemas'
import type { EditDependencies } from '../../audit-log/audit-log.service.ts'
import { ParentEditService } from '../../content-edit/parent-edit.service.ts'
import { ChapterWriter } from './ChapterWriter.ts'
import { ChapterRecordRepository } from './chapter-record.repository.ts'
import { ChapterRecordService } from './chapter-record.service.ts'

/** What admins do to chapters. */
export class ChapterEditService extends ParentEditService<ChapterRecord, ChapterDraft> {
  constructor(deps: EditDependencies) {
    super(
      {
        name: 'chapter',
        slugKey: 'chapter_slug_key',
        writerOf: (transaction) => new ChapterWriter(transaction),
        get: (transaction, id) => new ChapterRecordService(new ChapterRecordRepository(transaction)).get(id),
        toDraft: ({ slug, name, description, introduction }) => ({ slug, name, description, introduction }),
        holdsItems: 'chapterHoldsPoints',
        missing: 'chapterMissing',
      },
      deps,
    )
  }
}
