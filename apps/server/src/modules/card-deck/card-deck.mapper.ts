import type { Deck, DeckCard, DeckProgress } from '@app/contract/card-deck/schemas'
import { keyPoint } from '@app/contract/key-point/schemas'
import { drawFilter } from '@app/contract/question-draw/schemas'
import { z } from 'zod/mini'
import type { QuestionOutlook } from '../review/question-outlook.service.ts'
import type { DealtCardRow, DeckCardRow, DeckProgressRow, DeckRow } from './card-deck.repository.ts'

const keyPoints = z.array(keyPoint)

export function toDeck(row: DeckRow, bankNames: string[], cards: readonly DealtCardRow[]): Deck {
  return {
    id: row.id,
    day: row.day,
    filter: drawFilter.parse(row.filter),
    bankNames,
    round: row.round,
    position: row.position,
    matching: row.matching,
    seconds: cards.reduce((sum, { seconds }) => sum + seconds, 0),
    cards: cards.map(({ place, question_id, rating }) => ({ place, questionId: question_id, rating })),
  }
}

export function toProgress(row: DeckProgressRow): DeckProgress {
  return {
    id: row.id,
    filter: drawFilter.parse(row.filter),
    bankNames: row.bank_names,
    cardCount: row.card_count,
    ratedCount: row.rated_count,
    updateTime: row.update_time.toISOString(),
  }
}

export function toDeckCard(row: DeckCardRow, { intervals, dueInDays }: QuestionOutlook): DeckCard {
  return {
    place: row.place,
    questionId: row.question_id,
    title: row.title,
    bankName: row.bank_name,
    difficulty: row.difficulty,
    tags: row.tags,
    encounterCount: row.encounter_count,
    isFavourite: row.is_favourite,
    statement: row.statement,
    shortAnswer: row.short_answer,
    keyPoints: keyPoints.parse(row.key_points),
    intervals,
    dueInDays,
  }
}
