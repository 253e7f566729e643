import { chapterDraft, chapterPaths } from '../../chapter/schemas.ts'
import { tagsCell } from '../cells.ts'
import { heading, list, type ParentFormat, parentFormat, text } from '../format.ts'

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
    paths: list(chapterPaths, tagsCell),
    introduction: text(said.introduction),
  },
})
