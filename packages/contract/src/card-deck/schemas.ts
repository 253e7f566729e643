import { z } from 'zod/mini'
import { id, time } from '../common/schemas.ts'
import { keyPoint } from '../key-point/schemas.ts'
import { difficulty } from '../question/schemas.ts'
import { drawFilter } from '../question-draw/schemas.ts'
import { day, rating, reviewInterval } from '../review/schemas.ts'
import { MAX_DECK_CARDS } from './values.ts'

/** Where a card lies in its deck, from 0. */
const place = z.int().check(z.minimum(0), z.maximum(MAX_DECK_CARDS))

/** A card as the deck knows it: what it asks is told by {@link deckCard}. */
const dealtCard = z.object({ place, questionId: id, rating: z.nullable(rating) })
export type DealtCard = z.output<typeof dealtCard>

/** Shuffled questions of a filter, and how far the user is with them. */
export const deck = z.object({
  id,
  /** The learner's day whose new questions it holds; null: it holds those of a filter. */
  day: z.nullable(day),
  filter: drawFilter,
  /** The names of the filter's banks. */
  bankNames: z.array(z.string()),
  /** Grows when the deck is shuffled. */
  round: z.int(),
  /** The place of the card to go on with; behind the last one when the deck is done. */
  position: place,
  /** How many questions fitted when the deck was drawn; more than there are cards when the deck took some of them. */
  matching: z.int(),
  /** Time spent on the cards of this round. */
  seconds: z.int(),
  cards: z.array(dealtCard),
})
export type Deck = z.output<typeof deck>

/** A deck to go on with. */
export const deckProgress = z.object({
  id,
  filter: drawFilter,
  bankNames: z.array(z.string()),
  cardCount: z.int(),
  ratedCount: z.int(),
  /** When it was practised last. */
  updateTime: time,
})
export type DeckProgress = z.output<typeof deckProgress>

/** A card with all that practising it takes. */
export const deckCard = z.object({
  place,
  questionId: id,
  title: z.string(),
  bankName: z.string(),
  difficulty,
  tags: z.array(z.string()),
  encounterCount: z.int(),
  isFavourite: z.boolean(),
  /** What is to be programmed, markdown; empty for what is answered in words. */
  statement: z.string(),
  /** Markdown; of what is to be programmed, its explanation. */
  shortAnswer: z.string(),
  keyPoints: z.array(keyPoint),
  /** What each self-rating would lead to. */
  intervals: z.array(reviewInterval),
  /** In how many of the user's days it is reviewed; null when it is not. */
  dueInDays: z.nullable(z.int()),
})
export type DeckCard = z.output<typeof deckCard>

/** `weak`: only what was rated 不会 or 模糊 in this round. */
const shuffleScope = z.enum(['all', 'weak'])
export type ShuffleScope = z.output<typeof shuffleScope>

export const shuffleBody = z.strictObject({ id, round: z.int(), scope: shuffleScope })
export const moveBody = z.strictObject({ id, round: z.int(), place })
export const rateCardBody = z.strictObject({
  id,
  round: z.int(),
  place,
  questionId: id,
  rating,
  /** Names the act, so that sending it again does nothing twice. */
  stepId: z.uuid(),
  /** How long the card was looked at. */
  seconds: z.int().check(z.minimum(0), z.maximum(3600)),
})
