import type { Author } from '../common/author.ts'

/** What messages tell of; for each kind users choose how they are told. */
export const MESSAGE_KINDS = [
  'system',
  'comment',
  'reply',
  'like',
  'mention',
  'interview',
  'review',
  'contribution',
] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/**
 * What happened: the key of a message's sentence in `messages:event` of the locales, where the dots part its levels. Whoever
 * tells users something new adds it here.
 */
export const MESSAGE_EVENTS = [
  'announcement',
  'comment.discussion',
  'comment.question',
  'comment.knowledgePoint',
  'reply.comment',
  'mention.discussion',
  'mention.comment',
  'like.discussion',
  'like.comment',
  'answer.accepted',
  'answer.invited',
  'watch.discussion',
  'report.hidden',
  'report.deleted',
  'report.cleared',
  'report.dismissed',
  'moderation.deleted',
  'moderation.restored',
  'moderation.hidden',
  'moderation.locked',
  'moderation.profile',
  'watch.tag',
  'contribution.accepted',
  'contribution.changed',
  'contribution.refused',
  'contribution.released',
  'interview.result',
  'interview.mentioned',
  'interview.objectionAdopted',
  'interview.objectionKept',
  'review.due',
] as const
export type MessageEvent = (typeof MESSAGE_EVENTS)[number]

/** How long a message's subject and its excerpt are at most, in characters. */
export const MESSAGE_SUBJECT_LENGTH = 200
export const MESSAGE_EXCERPT_LENGTH = 200

/** How users can be told of a kind: on the site; there, and what they have not read once a day by mail; not at all. */
export const MESSAGE_CHANNELS = ['site', 'mail', 'none'] as const
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number]

/** What lists of messages can be narrowed to. */
export const MESSAGE_TABS = ['comment', 'like', 'mention', 'study', 'interview', 'system'] as const
export type MessageTab = (typeof MESSAGE_TABS)[number]

/** The kinds in each. */
export const MESSAGE_TAB_KINDS: Readonly<Record<MessageTab, readonly MessageKind[]>> = {
  comment: ['comment', 'reply'],
  like: ['like'],
  mention: ['mention'],
  study: ['review'],
  interview: ['interview'],
  system: ['system', 'contribution'],
}

/** What the sentence of a message is made of. */
interface Told {
  event: MessageEvent
  values: Readonly<Record<string, string | number>>
  actors: readonly Author[]
  actorCount: number
  subject: string
}

type Translate = (key: string, values: Record<string, string | number>) => string

/** Stands for `<` in what is filled in, so that no name or title is taken for a tag. */
const LESS_THAN = '\uE000'

/**
 * What a message says, in parts of which some are strong.
 * @param t the texts of a language, with the namespace `messages`
 */
export function composeMessage(message: Told, t: Translate): { text: string; isStrong: boolean }[] {
  const values = { ...message.values, subject: message.subject, actors: nameActors(message, t) }
  const guarded = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replaceAll('<', LESS_THAN) : value,
  ])
  return t(`messages:event.${message.event}`, Object.fromEntries(guarded))
    .split(/<\/?b>/)
    .map((text, index) => ({ text: text.replaceAll(LESS_THAN, '<'), isStrong: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}

/** 甲、乙等5人 */
function nameActors({ actors: [first, second], actorCount: total }: Told, t: Translate): string {
  if (!first) return t('messages:actors.left', {})
  const names = { first: first.username, second: second?.username ?? '', total }
  if (total <= 1) return t('messages:actors.one', names)
  if (!second) return t('messages:actors.some', names)
  return t(total === 2 ? 'messages:actors.two' : 'messages:actors.many', names)
}
