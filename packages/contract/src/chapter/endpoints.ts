import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { pathId } from '../common/schemas.ts'
import { parentOf, parentPageOf } from '../content/parent.ts'
import {
  alongPath,
  chapterChange,
  chapterDetail,
  chapterDraft,
  chapterRecord,
  chapterSummary,
} from './schemas.ts'

export const chapter = {
  list: endpoint({
    method: 'GET',
    path: '/api/chapter/list',
    access: 'guest',
    summary: '学习路线：有已发布知识点的全部章节、它们属于哪几条路线与其中的知识点，附我的进度',
    data: z.array(chapterSummary),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/chapter/get/:id',
    access: 'user',
    summary:
      '一章：导读、知识点、练它们的题与前后两章，给出path时是这条路线上的前后；没有已发布的知识点时不在',
    params: pathId,
    query: alongPath,
    data: chapterDetail,
  }),
  ...parentOf({
    path: 'chapter',
    words: { name: '章节', one: '一章', other: '另一章', items: '知识点' },
    page: parentPageOf('publishedCount'),
    record: chapterRecord,
    draft: chapterDraft,
    change: chapterChange,
  }),
}
