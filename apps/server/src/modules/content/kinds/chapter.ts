import { chapterDraft } from '@app/contract/chapter/schemas'
import { chapterLimits as limits } from '@app/contract/chapter/values'
import { chapterColumns } from '@app/contract/question-import/sheet'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { chapters } from '../parent/kinds/chapter.ts'
import { parentStoreOf } from '../parent/ParentStore.ts'
import { fileReader } from './file-reader.ts'
import type { ContentKind, DraftText } from './kind.ts'
import { anyLine, line, order } from './matter.ts'
import { orderCell, sheetFormat, toOrder } from './sheet-format.ts'

/** Front matter of `chapter.md`; its introduction stands below it. */
const matter = z.strictObject({
  name: line(limits.name),
  description: anyLine(limits.description).default(''),
  order,
})

const { slug, name, description, introduction } = chapterDraft.shape
const row = mini.object({ slug, name, description, introduction, order: orderCell })

interface Chapter {
  name: string
  description: string
  introduction: string
  order: number | null
}

const toDraft = ({ name, description, introduction, order }: Chapter): DraftText => ({
  title: name,
  fields: { name, description, introduction },
  missing: [],
  status: null,
  order,
})

/** Chapters of the learning path. */
export const chapterKind: ContentKind = {
  name: 'chapter',
  readFile: fileReader({
    matter,
    maxBody: limits.introduction,
    isBodyOptional: true,
    toDraft: (chapter, introduction) => toDraft({ ...chapter, introduction }),
  }),
  sheet: sheetFormat({
    columns: chapterColumns,
    kind: 'chapter',
    titleColumn: 'name',
    parentColumn: null,
    cells: { order: { read: toOrder } },
    schema: row,
    toDraft,
  }),
  hasUniqueTitles: false,
  store: parentStoreOf(chapters),
}
