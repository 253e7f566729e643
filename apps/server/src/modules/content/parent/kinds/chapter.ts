import { chapter } from '@app/contract/chapter/endpoints'
import { chapterFormat } from '@app/contract/content/kinds/chapter'
import { indexChapters } from '../../../learning/learning-content.service.ts'
import { pointTable } from '../../item/kinds/tables.ts'
import { type ParentKind, parentFields } from '../parent-kind.ts'

/** Chapters of the learning path. */
export const chapters: ParentKind = {
  name: 'chapter',
  items: pointTable,
  fields: {
    ...parentFields,
    introduction: { column: 'introduction', type: 'text' },
    paths: { column: 'paths', type: 'text[]' },
  },
  contract: chapter,
  format: chapterFormat,
  published: 'publishedCount',
  index: indexChapters,
  holdsItems: 'chapterHoldsPoints',
  missing: 'chapterMissing',
}
