import { contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../platform/http/implement.ts'
import type { CardDeckService } from './card-deck.service.ts'

export function cardDeckRoutes(app: FastifyInstance, { cardDecks }: { cardDecks: CardDeckService }): void {
  implement(app, contract.cardDeck.open, ({ filter }, { caller }) => cardDecks.open(caller.id, filter))
  implement(app, contract.cardDeck.openToday, (_, { caller }) => cardDecks.openToday(caller.id))
  implement(app, contract.cardDeck.list, (_, { caller }) => cardDecks.list(caller.id))
  implement(app, contract.cardDeck.shuffle, (shuffle, { caller }) => cardDecks.shuffle(caller.id, shuffle))
  implement(app, contract.cardDeck.cards, ({ id, from }, { caller }) => cardDecks.cards(caller.id, id, from))
  implement(app, contract.cardDeck.move, (move, { caller }) => cardDecks.move(caller.id, move))
  implement(app, contract.cardDeck.rate, (rating, { caller }) => cardDecks.rate(caller.id, rating))
}
