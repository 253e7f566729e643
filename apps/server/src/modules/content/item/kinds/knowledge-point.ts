import { Code } from '@app/contract/common/envelope'
import {
  type KnowledgePointRecordDetail,
  type KnowledgePointSnapshot,
  knowledgePointDraft,
  knowledgePointFormat,
  knowledgePointRecord,
  knowledgePointRevision,
  knowledgePointSnapshot,
} from '@app/contract/content/kinds/knowledge-point'
import type { Contract } from '@app/contract/contract'
import { sql } from 'kysely'
import { z } from 'zod/mini'
import { fieldRefused } from '../../../../platform/app-error.ts'
import { createList } from '../../../../platform/list/create-list.ts'
import { idsByKeyword } from '../../../../platform/search/matching.ts'
import { freeSlug } from '../../../../platform/text/slug.ts'
import { indexPoints, pointFields } from '../../../learning/learning-content.service.ts'
import type { ItemKind } from '../item-kind.ts'
import { itemFilters, itemOrders, ofParent, sourceOf } from '../item-list.ts'
import { pointTable, questionTable } from './tables.ts'

/** The knowledge points of chapters. */
export const knowledgePoints: ItemKind<KnowledgePointRecordDetail, KnowledgePointSnapshot> = {
  name: 'knowledgePoint',
  table: pointTable,
  fields: pointFields,
  parent: {
    field: 'chapterId',
    missing: 'chapterMissing',
    elsewhere: 'notInChapter',
  },
  links: [
    {
      field: 'questionIds',
      placed: 'questions',
      table: 'knowledge_point_question',
      other: 'question_id',
      to: questionTable,
    },
  ],
  parts: [
    {
      field: 'recall',
      table: 'recall_question',
      fields: {
        question: { column: 'question', type: 'text' },
        answer: { column: 'answer', type: 'text' },
      },
    },
  ],
  format: knowledgePointFormat,
  contract: {
    record: knowledgePointRecord,
    revision: knowledgePointRevision,
    snapshot: knowledgePointSnapshot,
  },
  list: createList<Contract['knowledgePointRecord']['page']>({
    source: sourceOf(pointTable),
    filters: {
      ...itemFilters,
      chapterId: ofParent(pointTable),
      keyword: {
        condition: (keyword) =>
          sql`id in ${idsByKeyword(keyword, { kind: 'knowledgePoint', withHidden: true })}`,
      },
    },
    orders: itemOrders(pointTable),
    defaultOrder: 'sortOrder',
  }),
  listed: {
    chapterName: sql`i.parent_name`,
    summary: sql`i.summary`,
    minutes: sql`i.minutes`,
    recallCount: sql`(select count(*) from recall_question r where r.knowledge_point_id = i.id)`,
    questionCount: sql`(select count(*) from knowledge_point_question l where l.knowledge_point_id = i.id)`,
  },
  nameless: 'point',
  incomplete: { few: 'pointsIncomplete', many: 'manyPointsIncomplete' },
  index: indexPoints,
  complete: nameRecall,
}

const drafted = z.object({ recall: z.optional(knowledgePointDraft.shape.recall) })
const kept = z.object({ recall: knowledgePointSnapshot.shape.recall })

/**
 * New recall questions are named by the first numbers that are free.
 * @param before has those that are there: a new one does not take the name of one that goes, whose cards it would inherit
 */
function nameRecall(draft: object, before: object | null): object {
  const { recall } = drafted.parse(draft)
  if (!recall) return {}
  const slugs = recall.flatMap(({ slug }) => slug ?? [])
  if (new Set(slugs).size < slugs.length) throw fieldRefused(Code.badParameters, 'recall', 'duplicate')
  const taken = new Set([...slugs, ...(before ? kept.parse(before).recall : []).map(({ slug }) => slug)])
  const named = recall.map(({ slug, question, answer }) => {
    const name = slug ?? freeSlug('recall', (candidate) => taken.has(candidate))
    taken.add(name)
    return { slug: name, question, answer }
  })
  return { recall: named }
}
