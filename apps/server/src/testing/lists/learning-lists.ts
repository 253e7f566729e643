import type { Contract } from '@app/contract/contract'
import type { Selectable } from 'kysely'
import { indexPoints } from '../../modules/learning/search-source.ts'
import type { Database } from '../../platform/db/database.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { PlainListOf } from './plain-list.ts'
import { day } from './seed-console.ts'

/** Chapters and knowledge points of every status, some of the same place and time, one with a history. */
export async function seedLearning({ kysely }: Database): Promise<void> {
  const chapters = await kysely
    .insertInto('chapter')
    .values(
      ['锁', 'JVM', 'net_work'].map((name, n) => ({
        slug: `chapter-${n}`,
        name,
        description: '',
        introduction: '',
        sort_order: n >> 1,
      })),
    )
    .returning('id')
    .execute()
  const statuses = ['draft', 'published', 'archived'] as const
  const points = await kysely
    .insertInto('knowledge_point')
    .values(
      chapters.flatMap(({ id }, chapter) =>
        Array.from({ length: 6 }, (_, n) => ({
          chapter_id: id,
          slug: `point-${n}`,
          title: n % 2 === 0 ? `线程${n}%` : `Lock_${n}`,
          summary: '',
          minutes: 5,
          content: '',
          status: statuses[n % 3] ?? 'draft',
          sort_order: n >> 1,
          create_time: day(n + chapter),
          update_time: day((n * 5) % 7),
        })),
      ),
    )
    .returning('id')
    .execute()
  await indexPoints(
    kysely,
    points.map(({ id }) => id),
  )
  await kysely
    .insertInto('knowledge_point_revision')
    .values(
      points.slice(0, 2).flatMap(({ id }) =>
        [1, 2, 3].map((version) => ({
          knowledge_point_id: id,
          version,
          snapshot: '{"title":"线程"}',
          create_time: day(version),
        })),
      ),
    )
    .execute()
}

const hasText = (texts: string[], keyword: string) =>
  texts.some((text) => text.toLowerCase().includes(keyword.toLowerCase()))

type PlainChapter = Selectable<DB['chapter']> & { publishedCount: number }

export async function chapterList({
  kysely,
}: Database): Promise<PlainListOf<Contract['chapter']['page'], PlainChapter>> {
  const chapters = await kysely.selectFrom('chapter').selectAll().execute()
  const points = await kysely.selectFrom('knowledge_point').selectAll().execute()
  const rows = chapters.map((chapter) => ({
    ...chapter,
    publishedCount: points.filter(
      ({ chapter_id, status }) => chapter_id === chapter.id && status === 'published',
    ).length,
  }))
  return {
    rows,
    filters: {
      ids: { values: [rows.slice(1).map(({ id }) => id)], matches: ({ id }, ids) => ids.includes(id) },
      keyword: {
        values: ['jvm', '-1', '_', '锁'],
        matches: ({ name, slug }, keyword) => hasText([name, slug], keyword),
      },
    },
    orders: {
      id: { natural: 'ascend', by: () => [] },
      sortOrder: { natural: 'ascend', by: (row) => [row.sort_order] },
      name: { natural: 'ascend', by: (row) => [row.name] },
      publishedCount: { natural: 'ascend', by: (row) => [row.publishedCount] },
    },
    defaultOrder: 'sortOrder',
  }
}

type PlainPoint = Selectable<DB['knowledge_point']> & { chapterOrder: number }

export async function knowledgePointList({
  kysely,
}: Database): Promise<PlainListOf<Contract['knowledgePointRecord']['page'], PlainPoint>> {
  const chapters = await kysely.selectFrom('chapter').selectAll().execute()
  const points = await kysely.selectFrom('knowledge_point').selectAll().execute()
  const orders = new Map(chapters.map(({ id, sort_order }) => [id, sort_order]))
  const rows = points.map((point) => ({ ...point, chapterOrder: orders.get(point.chapter_id) ?? 0 }))
  return {
    rows,
    filters: {
      ids: { values: [rows.slice(2).map(({ id }) => id)], matches: ({ id }, ids) => ids.includes(id) },
      chapterId: {
        values: chapters.slice(0, 1).map(({ id }) => id),
        matches: (row, chapterId) => row.chapter_id === chapterId,
      },
      status: { values: ['draft', 'published'], matches: (row, status) => row.status === status },
      keyword: {
        values: ['LOC', '线程', '%', 'point-3'],
        matches: ({ title, slug }, keyword) =>
          [title, slug].some((text) => text.toLowerCase().startsWith(keyword.toLowerCase())),
      },
    },
    orders: {
      sortOrder: {
        natural: 'ascend',
        by: (row) => [row.chapterOrder, row.chapter_id, row.sort_order],
      },
      createTime: { natural: 'descend', by: (row) => [row.create_time] },
      updateTime: { natural: 'descend', by: (row) => [row.update_time] },
    },
    defaultOrder: 'sortOrder',
  }
}

export async function knowledgePointRevisionList({
  kysely,
}: Database): Promise<
  PlainListOf<Contract['knowledgePointRevision']['page'], Selectable<DB['knowledge_point_revision']>>
> {
  const rows = await kysely.selectFrom('knowledge_point_revision').selectAll().execute()
  return {
    rows,
    filters: {
      knowledgePointId: {
        values: rows.slice(0, 1).map((row) => row.knowledge_point_id),
        matches: (row, id) => row.knowledge_point_id === id,
      },
    },
    bases: [['knowledgePointId']],
    orders: { version: { natural: 'descend', by: (row) => [row.version] } },
    defaultOrder: 'version',
  }
}
