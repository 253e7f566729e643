import type { ServerModule } from '../../platform/module.ts'
import { CardDeckRepository } from './card-deck.repository.ts'
import { cardDeckRoutes } from './card-deck.routes.ts'
import { type CardDeckDependencies, CardDeckService } from './card-deck.service.ts'
import { cardDeckParts } from './export-parts.ts'

/** Practice by cards: shuffled questions of a filter. */
export function createCardDeck(deps: CardDeckDependencies) {
  const services = { cardDecks: new CardDeckService(deps) }
  return {
    services,
    routes: (app) => cardDeckRoutes(app, services),
    exportedParts: cardDeckParts(deps.kysely),
    forgetUser: (trx, userId) => new CardDeckRepository(trx).deleteOfUser(userId),
  } satisfies ServerModule
}
