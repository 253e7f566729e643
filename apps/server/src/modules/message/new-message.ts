import type { MessageEvent, MessageKind } from '@app/contract/message/values'

/** Something that a user is to be told. */
export interface NewMessage {
  /** Who gets it. What somebody does to what is their own tells nobody: a message whose actor is its recipient is dropped. */
  userId: number
  kind: MessageKind
  /** What happened, which decides its sentence: key of `messages:event` in the locales. */
  event: MessageEvent
  /** Who did it, where somebody did. */
  actorId?: number
  /** The title of what it is about, plain text; what is too long is cut. */
  subject: string
  /** A passage of it, plain text; what is too long is cut. */
  excerpt?: string
  /** What else its sentence names, e.g. a score. */
  values?: Readonly<Record<string, string | number>>
  /** Where it leads: a path of this site, e.g. `/discussion/7#comment-12`; empty: to the message itself. */
  path: string
  /** Messages of one recipient with the same fold are one while unread: 甲、乙等5人赞了…; and what {@link Withdrawal} names. */
  fold?: string
  announcementId?: number
}

/** What is no longer so. */
export interface Withdrawal {
  fold: string
  /** Whose act is taken back; absent: everybody's. */
  actorId?: number
  /** Where messages lead that led to what is gone and tell of others, too. */
  place?: { gone: string; left: string }
}
