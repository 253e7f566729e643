import { chapterDraft } from '../../chapter/schemas.ts'
import { heading, type ParentFormat, parentFormat, text } from '../format.ts'

const said = chapterDraft.shape

/** A chapter as files and sheets say it. */
export const chapterFormat: ParentFormat = parentFormat({
  kind: 'chapter',
  folder: 'chapters',
  index: 'chapter.md',
  column: 'chapter',
  body: 'introduction',
  fields: {
    name: heading(said.name),
    description: text(said.description),
    introduction: text(said.introduction),
  },
})
