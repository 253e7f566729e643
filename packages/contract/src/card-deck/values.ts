/** How many cards a deck holds; of a filter with more, so many are drawn. */
export const MAX_DECK_CARDS = 500
/** How many cards are sent at once. */
export const DECK_CARDS_AHEAD = 8
/** How many of the decks that are not finished are listed. */
export const LISTED_DECKS = 6
/** Decks a user keeps; the one left alone for longest goes first. */
export const MAX_DECKS = 50
