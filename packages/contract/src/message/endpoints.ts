import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done, pathId, time } from '../common/schemas.ts'
import {
  messageDetail,
  messageKind,
  messagePage,
  messagePreferences,
  messageSettings,
  messageTab,
  unreadState,
} from './schemas.ts'

/** A number of a query, where it is text. */
const queryNumber = (max: number) => z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(max))

export const message = {
  mine: endpoint({
    method: 'GET',
    path: '/api/message/me',
    access: 'user',
    summary: '我的消息，最近的在前；unread是各类未读的条数',
    query: z.strictObject({
      current: z._default(queryNumber(1_000_000), 1),
      pageSize: z._default(queryNumber(100), 20),
      tab: z.optional(messageTab),
      kind: z.optional(messageKind),
      state: z.optional(z.enum(['read', 'unread'])),
    }),
    data: messagePage,
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/message/detail/:id',
    access: 'user',
    summary: '一条消息；看它不算读了它',
    params: pathId,
    data: messageDetail,
  }),
  read: endpoint({
    method: 'PUT',
    path: '/api/message/read/:id',
    access: 'user',
    summary: '把一条消息标为已读',
    params: pathId,
    data: done,
  }),
  readAll: endpoint({
    method: 'PUT',
    path: '/api/message/read-all',
    access: 'user',
    summary: '把消息都标为已读：给出tab的只有那一类；until之后才来的不算。返回标了几条',
    body: z.strictObject({
      tab: z.optional(messageTab),
      /** The updateTime of the newest that the reader saw. */
      until: time,
    }),
    data: z.int(),
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/message/delete/:id',
    access: 'user',
    summary: '删除一条消息',
    params: pathId,
    data: done,
  }),
  unreadCount: endpoint({
    method: 'GET',
    path: '/api/message/unread/count',
    access: 'user',
    summary: '我的未读消息数',
    data: z.int(),
  }),
  stream: endpoint({
    method: 'GET',
    path: '/api/message/stream',
    access: 'user',
    isBackground: true,
    summary: '我的未读消息：连上时说一次，之后每次变了再说。过一阵会结束，再连就是',
    events: { unread: unreadState },
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/message/unsubscribe/:token',
    access: 'guest',
    summary: '不再收未读消息的邮件；token在信里，邮件程序一键退订时（RFC 8058）也调用它',
    params: z.strictObject({ token: z.string().check(z.regex(/^[\w-]{20,100}$/, 'badFormat')) }),
    data: done,
  }),
  preferences: endpoint({
    method: 'GET',
    path: '/api/message/preferences',
    access: 'user',
    summary:
      '每种消息我想怎样知道：site站内，mail站内与邮件，none不提醒；不寄邮件的站（canMail为假）不能选mail',
    data: messageSettings,
  }),
  updatePreferences: endpoint({
    method: 'PUT',
    path: '/api/message/preferences',
    access: 'user',
    summary: '改每种消息怎样知道；没有写的种类不变',
    body: z.partial(messagePreferences),
    data: done,
  }),
}
