import type { ChapterRecord } from '@app/contract/chapter/schemas'
import type { CheckedText } from '@app/contract/content/checked'
import type { KnowledgePointRecordDetail } from '@app/contract/content/kinds/knowledge-point'
import { checkedMatter } from './checked-matter.ts'
import { markdownFile, zipOf } from './markdown-files.ts'

/** What the file of a chapter says. */
export type BundledChapter = Pick<
  ChapterRecord,
  'id' | 'slug' | 'name' | 'description' | 'introduction' | 'sortOrder'
>

/** What the file of a knowledge point says. */
export type BundledPoint = Pick<
  KnowledgePointRecordDetail,
  | 'chapterId'
  | 'slug'
  | 'title'
  | 'summary'
  | 'minutes'
  | 'content'
  | 'recall'
  | 'status'
  | 'sortOrder'
  | keyof CheckedText
> & { questions: readonly { place: string }[] }

/** The files of `content/`: a folder for each chapter, a file for each of its knowledge points. */
export function toLearningBundle(chapters: readonly BundledChapter[], points: readonly BundledPoint[]): Blob {
  const files = chapters.flatMap((chapter) => {
    const folder = `content/chapters/${chapter.slug}`
    const held = points.filter(({ chapterId }) => chapterId === chapter.id)
    return [
      [`${folder}/chapter.md`, chapterFile(chapter)],
      ...held.map((point) => [`${folder}/${point.slug}.md`, pointFile(point)]),
    ]
  })
  return zipOf(Object.fromEntries(files))
}

function chapterFile({ name, description, introduction, sortOrder }: BundledChapter): string {
  return markdownFile({ name, description, order: sortOrder }, introduction)
}

function pointFile({ title, summary, minutes, questions, recall, content, ...point }: BundledPoint): string {
  const fields = {
    title,
    summary,
    minutes,
    order: point.sortOrder,
    questions: questions.map(({ place }) => place),
    recall,
    ...checkedMatter(point),
    status: point.status,
  }
  return markdownFile(fields, content)
}
