import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done, id, line, pageBody, pageOf, pathId, requiredLine } from '../common/schemas.ts'
import { parentLimits } from './parent-values.ts'
import { slug, type version } from './schemas.ts'

/** What an admin writes of a parent. @param fields what its kind says beside its name */
export const parentDraftOf = <F extends z.core.$ZodLooseShape>(fields: F) =>
  z.strictObject({
    slug,
    name: requiredLine(parentLimits.name),
    description: line(parentLimits.description),
    ...fields,
  })

/** What admins are told of every parent. */
const parentFacts = {
  id,
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  sortOrder: z.int(),
  /** Items of any status. */
  totalCount: z.int(),
  /** Grows with each edit. */
  version: z.int(),
}

/** A parent as admins see it. @param fields what its kind says beside its name, and how many published items there are */
export const parentRecordOf = <F extends z.core.$ZodLooseShape>(fields: F) =>
  z.object({ ...parentFacts, ...fields })

/** What a list of parents is narrowed and ordered by. @param published the field that says how many published items there are */
export const parentPageOf = <const N extends string>(published: N) =>
  pageBody(['id', 'sortOrder', 'name', published], {
    ids: z.optional(z.array(id).check(z.maxLength(100))),
    keyword: z.optional(line(100)),
  })

/** How the reference page speaks of a kind of parents. */
interface ParentWords {
  /** 题库 */
  name: string
  /** 一个题库, and another one: 另一个. */
  one: string
  other: string
  /** What stands in it: 题. */
  items: string
}

interface ParentParts<
  B extends z.ZodMiniObject,
  R extends z.ZodMiniType,
  D extends z.ZodMiniObject,
  C extends z.ZodMiniObject,
> {
  /** Names it in paths: `question-bank`. */
  path: string
  words: ParentWords
  page: B
  record: R
  draft: D
  change: C
}

/** What admins do with a kind of parents: what items of content stand in. */
export function parentOf<
  B extends z.ZodMiniObject,
  R extends z.ZodMiniType,
  D extends z.ZodMiniObject,
  C extends z.ZodMiniObject,
>({ path: name, words, page, record, draft, change }: ParentParts<B, R, D, C>) {
  const path = `/api/${name}` as const
  return {
    page: endpoint({
      method: 'POST',
      path: `${path}/page`,
      access: 'admin',
      summary: `分页列出${words.name}，空的也在内`,
      body: page,
      data: pageOf(record),
    }),
    record: endpoint({
      method: 'GET',
      path: `${path}/record/:id`,
      access: 'admin',
      summary: `${words.one}，空的也可以，附版本`,
      params: pathId,
      data: record,
    }),
    add: endpoint({
      method: 'POST',
      path: `${path}/add`,
      access: 'admin',
      summary: `新建${words.one}，排在最后；返回编号`,
      body: draft,
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
      summary: `删除${words.one}；还有${words.items}时40900`,
      params: pathId,
      data: done,
    }),
    reorder: endpoint({
      method: 'POST',
      path: `${path}/reorder`,
      access: 'admin',
      summary: `把${words.one}排到${words.other}之后；afterId为空时排到最前`,
      body: z.strictObject({ id, afterId: z.nullable(id) }),
      data: done,
    }),
  }
}

/** What every parent is told with, whatever its kind. */
export type ParentRecord = z.output<z.ZodMiniObject<typeof parentFacts>>

type Page = z.output<ReturnType<typeof parentPageOf<'questionCount' | 'publishedCount'>>>

/** {@link parentOf} any kind. */
export type ParentContract = ReturnType<
  typeof parentOf<
    z.ZodMiniObject<{ [F in keyof Page]-?: z.ZodMiniType<Page[F]> }>,
    z.ZodMiniType<ParentRecord>,
    z.ZodMiniObject<{ slug: z.ZodMiniType<string>; name: z.ZodMiniType<string> }>,
    z.ZodMiniObject<{ id: typeof id; version: typeof version }>
  >
>
