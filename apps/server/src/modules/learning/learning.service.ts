import type { ChapterDetail, ChapterSummary } from '@app/contract/chapter/schemas'
import { chaptersOn } from '@app/contract/chapter/values'
import type { KnowledgePointDetail, KnowledgePointLink } from '@app/contract/knowledge-point/schemas'
import { notFound } from '../../platform/app-error.ts'
import { toSummary } from './learning.mapper.ts'
import type { ChapterRow, LearningRepository } from './learning.repository.ts'

/** The learning path as learners read it. */
export class LearningService {
  readonly #learning: LearningRepository

  constructor(learning: LearningRepository) {
    this.#learning = learning
  }

  async list(userId: number | null): Promise<ChapterSummary[]> {
    const [chapters, points] = await Promise.all([
      this.#learning.listChapters(),
      this.#learning.listPoints(userId),
    ])
    return chapters.map(({ introduction: _, ...chapter }) => ({
      ...chapter,
      points: points.filter((point) => point.chapter_id === chapter.id).map(toSummary),
    }))
  }

  /**
   * @param path the learning path that the chapters before and after are of
   * @throws AppError 40400, also for a chapter without published points
   */
  async getChapter(id: number, userId: number, path?: string): Promise<ChapterDetail> {
    const [chapters, points] = await Promise.all([
      this.#learning.listChapters(),
      this.#learning.listPoints(userId),
    ])
    const chapter = chapters.find((other) => other.id === id)
    if (!chapter) throw notFound()
    const around = chaptersAround(chapter, chapters, path)
    const place = around.indexOf(chapter)
    const own = points.filter((point) => point.chapter_id === id)
    const onPath = path === undefined ? [] : around.map((other) => other.id)
    const linkTo = (index: number) => {
      const other = around[index]
      return other ? { id: other.id, name: other.name } : null
    }
    return {
      ...chapter,
      points: own.map(toSummary),
      questions: await this.#learning.listQuestions(
        own.map((point) => point.id),
        userId,
      ),
      interview: (await this.#learning.findInterview(id, userId, onPath)) ?? null,
      previous: linkTo(place - 1),
      next: linkTo(place + 1),
    }
  }

  /**
   * @param path the learning path that the points before and after are of
   * @throws AppError 40400, also for what is not published
   */
  async getPoint(id: number, userId: number, path?: string): Promise<KnowledgePointDetail> {
    const points = await this.#learning.listPoints(userId)
    const point = points.find((other) => other.id === id)
    if (!point) throw notFound()
    const [chapters, text, recall, questions] = await Promise.all([
      this.#learning.listChapters(),
      this.#learning.findText(id),
      this.#learning.listRecall(id, userId),
      this.#learning.listQuestions([id], userId),
    ])
    const chapter = chapters.find((other) => other.id === point.chapter_id)
    if (!chapter || !text) throw notFound()
    const onPath = new Set(chaptersAround(chapter, chapters, path).map((other) => other.id))
    const around = points.filter((other) => onPath.has(other.chapter_id))
    const place = around.indexOf(point)
    const { questionCount: _, ...summary } = toSummary(point)
    const linkTo = (index: number) => {
      const other = around[index]
      return other ? { id: other.id, title: other.title } : null
    }
    return {
      ...summary,
      ...text,
      recall,
      questions,
      chapter: {
        id: chapter.id,
        name: chapter.name,
        points: points
          .filter((other) => other.chapter_id === chapter.id)
          .map((other) => ({ id: other.id, title: other.title, isLearned: other.is_learned })),
      },
      previous: linkTo(place - 1),
      next: linkTo(place + 1),
    }
  }

  ofQuestion(questionId: number): Promise<KnowledgePointLink[]> {
    return this.#learning.listOfQuestion(questionId)
  }

  /** @throws AppError 40400 unless the point is published */
  async ensurePoint(id: number): Promise<void> {
    const points = await this.#learning.listPoints(null)
    if (!points.some((point) => point.id === id)) throw notFound()
  }
}

/** The chapters of a path that a chapter is on; of any other path all of them. */
function chaptersAround(chapter: ChapterRow, chapters: readonly ChapterRow[], path: string | undefined) {
  const onPath = chaptersOn(path, chapters)
  return onPath.includes(chapter) ? onPath : chapters
}
