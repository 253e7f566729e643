import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done, id, manyIds, pageBody, pageOf, pathId } from '../common/schemas.ts'
import { type ItemRecord, type revisionFacts, version } from './schemas.ts'

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
  /** Of the last two, where it does not follow from how long their texts may be. */
  maxBodyBytes?: number
}

/** What admins do with a kind of items. */
export function recordOf<
  B extends z.ZodMiniObject,
  R extends z.ZodMiniType,
  D extends z.ZodMiniType,
  N extends z.ZodMiniObject,
  C extends z.ZodMiniObject,
>({ name, words, page, record, detail, added, change, maxBodyBytes }: RecordParts<B, R, D, N, C>) {
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
      ...(maxBodyBytes !== undefined && { maxBodyBytes }),
      data: id,
    }),
    update: endpoint({
      method: 'PUT',
      path: `${path}/update`,
      access: 'admin',
      summary: '修改读到的那个版本，返回新的版本；已有别的版本时40900，data.current是现在的内容',
      body: change,
      ...(maxBodyBytes !== undefined && { maxBodyBytes }),
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
      summary: `发布${some}，要么全部要么都不；内容不全的在40000的data里写明，如ids.0.${words.lacking}。isCheck只检查，不发布`,
      body: z.extend(manyIds, { isCheck: z._default(z.boolean(), false) }),
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
      summary: `一${words.unit}${words.name}的修改记录，新的在前`,
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
