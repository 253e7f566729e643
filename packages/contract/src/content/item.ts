import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done, id, manyIds, pageBody, pageOf, pathId, time } from '../common/schemas.ts'
import { QUESTION_STATUSES } from './values.ts'

export const questionStatus = z.enum(QUESTION_STATUSES)

/** Names a parent or an item in files: small Latin letters, digits and `-`. */
export const slug = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(80), z.regex(/^[a-z0-9-]*$/, 'slug'))

/** A question that an item links to. `place` names it in files: `bank/slug`. */
export const placedQuestion = z.object({ id, title: z.string(), place: z.string() })

const version = z.int().check(z.positive())

/** A new item; without a slug one is made from its title. */
export const newOf = <S extends z.core.$ZodLooseShape>(draft: z.ZodMiniObject<S, z.core.$strict>) =>
  z.strictObject({ ...draft.shape, slug: z.optional(slug) })

/** A change of the version that one has read; absent fields stay. */
export const changeOf = <S extends z.core.$ZodLooseShape>(draft: z.ZodMiniObject<S, z.core.$strict>) =>
  z.strictObject({ ...z.partial(draft).shape, slug: z.optional(slug), id, version })

/** What is told of every item in an admin's list, beside what it says and what it stands in. */
export const itemFacts = {
  id,
  slug: z.string(),
  title: z.string(),
  status: questionStatus,
  sortOrder: z.int(),
  /** Grows with each edit. */
  version: z.int(),
  createTime: time,
  updateTime: time,
  /** When an admin last edited it; null for what only the importer wrote. */
  editTime: z.nullable(time),
}

/** What every item is told with, whatever its kind. */
export type ItemRecord = z.output<z.ZodMiniObject<typeof itemFacts>>

/** A version of an item, as it stands in its history. */
const revisionFacts = {
  id,
  version: z.int(),
  title: z.string(),
  /** null: the importer, or an admin whose account is gone without a name. */
  editorName: z.nullable(z.string()),
  createTime: time,
}

/** How the reference page speaks of a kind of items. */
export interface ItemWords {
  /** 知识点 */
  name: string
  /** Counts it: 个. */
  unit: string
  /** What it stands in: 章节. */
  parent: string
  /** What its list is filtered by. */
  filters: string
  /** What becomes of the rest when it is deleted, or archived. */
  deleted: string
  archived: string
  /** A field that a published one must not lack. */
  lacking: string
}

interface RecordParts<
  B extends z.ZodMiniObject,
  R extends z.ZodMiniType,
  D extends z.ZodMiniType,
  N extends z.ZodMiniObject,
  C extends z.ZodMiniObject,
> {
  /** Names it in paths: `knowledge-point`. */
  name: string
  words: ItemWords
  page: B
  record: R
  detail: D
  added: N
  change: C
}

/** What admins do with a kind of items. */
export function recordOf<
  B extends z.ZodMiniObject,
  R extends z.ZodMiniType,
  D extends z.ZodMiniType,
  N extends z.ZodMiniObject,
  C extends z.ZodMiniObject,
>({ name, words, page, record, detail, added, change }: RecordParts<B, R, D, N, C>) {
  const one = `一${words.unit}${words.name}`
  const some = `几${words.unit}${words.name}`
  const path = `/api/${name}-record` as const
  return {
    page: endpoint({
      method: 'POST',
      path: `${path}/page`,
      access: 'admin',
      summary: `按${words.filters}分页列出${words.name}，草稿与归档的也在内`,
      body: page,
      data: pageOf(record),
    }),
    details: endpoint({
      method: 'POST',
      path: `${path}/details`,
      access: 'admin',
      summary: `同page，每${words.unit}${words.name}带全部内容，供导出`,
      body: page,
      data: pageOf(detail),
    }),
    get: endpoint({
      method: 'GET',
      path: `${path}/get/:id`,
      access: 'admin',
      summary: `${one}的全部内容与版本`,
      params: pathId,
      data: detail,
    }),
    add: endpoint({
      method: 'POST',
      path: `${path}/add`,
      access: 'admin',
      summary: `新建${one}，是草稿，排在${words.parent}的最后；返回编号`,
      body: added,
      data: id,
    }),
    update: endpoint({
      method: 'PUT',
      path: `${path}/update`,
      access: 'admin',
      summary: '修改读到的那个版本，返回新的版本；已有别的版本时40900，data.current是现在的内容',
      body: change,
      data: z.object({ version: z.int() }),
    }),
    delete: endpoint({
      method: 'DELETE',
      path: `${path}/delete/:id`,
      access: 'admin',
      summary: `删除${one}${words.deleted}`,
      params: pathId,
      data: done,
    }),
    deleteMany: endpoint({
      method: 'POST',
      path: `${path}/delete-many`,
      access: 'admin',
      summary: `删除${some}，要么全部要么都不`,
      body: manyIds,
      data: done,
    }),
    publish: endpoint({
      method: 'POST',
      path: `${path}/publish`,
      access: 'admin',
      summary: `发布${some}，要么全部要么都不；内容不全的在40000的data里写明，如ids.0.${words.lacking}`,
      body: manyIds,
      data: done,
    }),
    archive: endpoint({
      method: 'POST',
      path: `${path}/archive`,
      access: 'admin',
      summary: `归档${some}：${words.archived}`,
      body: manyIds,
      data: done,
    }),
    reorder: endpoint({
      method: 'POST',
      path: `${path}/reorder`,
      access: 'admin',
      summary: `在${words.parent}里把${one}排到另一${words.unit}之后；afterId为空时排到最前`,
      body: z.strictObject({ id, afterId: z.nullable(id) }),
      data: done,
    }),
  }
}

/** Moves items to the end of another parent. @param into the field that names it: `{ bankId: id }` */
export const moveOf = <P extends z.core.$ZodLooseShape>(name: string, words: ItemWords, into: P) =>
  endpoint({
    method: 'POST',
    path: `/api/${name}-record/move`,
    access: 'admin',
    summary: `把几${words.unit}${words.name}移到另一个${words.parent}的最后`,
    body: z.strictObject({ ...manyIds.shape, ...into }),
    data: done,
  })

/**
 * A version of an item, and all that it said.
 * @param of the field that names the item: `{ knowledgePointId: id }`
 */
export function revisionSchemas<F extends z.core.$ZodLooseShape, S extends z.ZodMiniType>(
  of: F,
  snapshot: S,
) {
  const revision = z.object({ ...revisionFacts, ...of })
  return { of, revision, revisionDetail: z.object({ ...revision.shape, snapshot }) }
}

interface RevisionParts<F extends z.core.$ZodLooseShape, R extends z.ZodMiniType, D extends z.ZodMiniType> {
  of: F
  revision: R
  revisionDetail: D
}

/** What admins do with the history of a kind of items. */
export function revisionOf<F extends z.core.$ZodLooseShape, R extends z.ZodMiniType, D extends z.ZodMiniType>(
  name: string,
  words: ItemWords,
  { of, revision, revisionDetail }: RevisionParts<F, R, D>,
) {
  const path = `/api/${name}-revision` as const
  return {
    page: endpoint({
      method: 'POST',
      path: `${path}/page`,
      access: 'admin',
      summary: `一${words.unit}${words.name}的修改历史，新的在前`,
      body: pageBody(['version'], of),
      data: pageOf(revision),
    }),
    get: endpoint({
      method: 'GET',
      path: `${path}/get/:id`,
      access: 'admin',
      summary: '一次修改之后的全部内容',
      params: pathId,
      data: revisionDetail,
    }),
    restore: endpoint({
      method: 'POST',
      path: `${path}/restore`,
      access: 'admin',
      summary: `把${words.name}恢复成这次修改之后的内容，返回新的版本；version是读到的${words.name}版本，旧了则40900`,
      body: z.strictObject({ id, version }),
      data: z.object({ version: z.int() }),
    }),
  }
}

type NamedItem = z.ZodMiniObject<{ slug: z.ZodMiniType<string | undefined> }>
type PageBody = z.ZodMiniObject<{ current: z.ZodMiniType<number>; pageSize: z.ZodMiniType<number> }>
type RevisionFacts = z.output<z.ZodMiniObject<typeof revisionFacts>>

/** {@link recordOf} any kind. `D`: all of an item. */
export type ItemContract<D extends ItemRecord = ItemRecord> = ReturnType<
  typeof recordOf<
    PageBody,
    z.ZodMiniType<ItemRecord>,
    z.ZodMiniType<D>,
    z.ZodMiniObject<NamedItem['shape'] & { title: z.ZodMiniType<string> }>,
    z.ZodMiniObject<NamedItem['shape'] & { id: typeof id; version: typeof version }>
  >
>

/** {@link moveOf} any kind. */
export type MoveContract = ReturnType<typeof moveOf<Record<never, z.ZodMiniType>>>

/** {@link revisionOf} any kind. `S`: what an item said. */
export type RevisionContract<S = unknown> = ReturnType<
  typeof revisionOf<
    Record<never, z.ZodMiniType>,
    z.ZodMiniType<RevisionFacts>,
    z.ZodMiniType<RevisionFacts & { snapshot: S }>
  >
>
