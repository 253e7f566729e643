import { z } from 'zod'
import { chapterStore } from '../../learning/learning-content.service.ts'
import { fileReader } from './file-reader.ts'
import type { FolderKind } from './kind.ts'
import { anyLine, line, order } from './matter.ts'

/** Front matter of `chapter.md`; its introduction stands below it. */
const matter = z.strictObject({ name: line(60), description: anyLine(300).default(''), order })

/** Chapters of the learning path. */
export const chapterKind: FolderKind = {
  name: 'chapter',
  readFile: fileReader({
    matter,
    maxBody: 5_000,
    isBodyOptional: true,
    toDraft: ({ name, description, order }, introduction) => ({
      title: name,
      fields: { name, description, introduction },
      missing: [],
      status: null,
      order,
    }),
  }),
  derivedOf: () => ({}),
  store: chapterStore,
}
