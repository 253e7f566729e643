import type { ChapterRecord } from '@app/contract/chapter/schemas'
import type { CheckedText } from '@app/contract/content/checked'
import type { KnowledgePointRecordDetail } from '@app/contract/content/kinds/knowledge-point'
import {
  type ChapterColumn,
  chapterColumns,
  checkedToCells,
  linesToCell,
  type PointColumn,
  pointColumns,
  recallToCell,
} from '@app/contract/question-import/sheet'

/** The texts of a sheet's names. */
type NameTexts = (
  key: `sheet.column.${ChapterColumn | PointColumn}` | `status.${KnowledgePointRecordDetail['status']}`,
) => string

type SheetChapter = Pick<ChapterRecord, 'slug' | 'name' | 'description' | 'introduction' | 'sortOrder'>

type SheetPoint = Pick<
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

/** A row of texts for each chapter below a row of the columns' names; it can be imported again. */
export function toChapterSheet(chapters: readonly SheetChapter[], t: NameTexts): string[][] {
  const header = chapterColumns.map((column) => t(`sheet.column.${column}`))
  return [
    header,
    ...chapters.map(({ sortOrder, ...texts }) =>
      chapterColumns.map((column) => (column === 'order' ? String(sortOrder) : texts[column])),
    ),
  ]
}

/**
 * The same of knowledge points.
 * @param slugs of their chapters, by id
 */
export function toPointSheet(
  points: readonly SheetPoint[],
  slugs: ReadonlyMap<number, string>,
  t: NameTexts,
): string[][] {
  const header = pointColumns.map((column) => t(`sheet.column.${column}`))
  const cells = (point: SheetPoint): Record<PointColumn, string> => ({
    chapter: slugs.get(point.chapterId) ?? '',
    slug: point.slug,
    point: point.title,
    summary: point.summary,
    minutes: String(point.minutes),
    content: point.content,
    recall: recallToCell(point.recall),
    questions: linesToCell(point.questions.map(({ place }) => place)),
    ...checkedToCells(point),
    status: t(`status.${point.status}`),
    order: String(point.sortOrder),
  })
  return [header, ...points.map(cells).map((row) => pointColumns.map((column) => row[column]))]
}
