import { z } from 'zod/mini'
import { author } from '../common/author.ts'
import { id, time } from '../common/schemas.ts'
import { MESSAGE_CHANNELS, MESSAGE_EVENTS, MESSAGE_KINDS, MESSAGE_TABS } from './values.ts'

export const messageKind = z.enum(MESSAGE_KINDS)
export const messageTab = z.enum(MESSAGE_TABS)
const channel = z.enum(MESSAGE_CHANNELS)

const messageFields = {
  id,
  kind: messageKind,
  /** Which sentence of `messages:event` tells it. */
  event: z.enum(MESSAGE_EVENTS),
  /** What else the sentence names, e.g. a score. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Who did it, the last three; who has left is not among them. */
  actors: z.array(author),
  /** How many did it, those who have left included. */
  actorCount: z.int(),
  subject: z.string(),
  excerpt: z.string(),
  /** Where it leads on this site. */
  path: z.string(),
  isRead: z.boolean(),
  createTime: time,
  /** When the last of what it tells happened. */
  updateTime: time,
}

export const messageSchema = z.object(messageFields)
export type Message = z.output<typeof messageSchema>

export const messageDetail = z.object({
  ...messageFields,
  /** The whole text of an announcement, markdown; empty for what has a page of its own. */
  content: z.string(),
})
export type MessageDetail = z.output<typeof messageDetail>

/** How many messages are unread, in all and by tab. */
export const unreadByTab = z.record(z.enum(['all', ...MESSAGE_TABS]), z.int())
export type UnreadByTab = z.output<typeof unreadByTab>

export const messagePage = z.object({
  records: z.array(messageSchema),
  total: z.int(),
  current: z.int(),
  pageSize: z.int(),
  unread: unreadByTab,
})
export type MessagePage = z.output<typeof messagePage>

/** What the stream of unread messages tells. */
export const unreadState = z.object({
  count: z.int(),
  /** The newest of them. */
  newest: z.nullable(z.object({ id, kind: messageKind, path: z.string(), time })),
})
export type UnreadState = z.output<typeof unreadState>

/** How the user is told of each kind. */
export const messagePreferences = z.strictObject({
  system: channel,
  comment: channel,
  reply: channel,
  like: channel,
  mention: channel,
  interview: channel,
  review: channel,
  contribution: channel,
})
export type MessagePreferences = z.output<typeof messagePreferences>

/** The same, and what can be chosen. */
export const messageSettings = z.object({
  ...messagePreferences.shape,
  /** Whether this site sends mails: `mail` is refused where it does not. */
  canMail: z.boolean(),
})
export type MessageSettings = z.output<typeof messageSettings>
