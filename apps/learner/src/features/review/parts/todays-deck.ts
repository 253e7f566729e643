/** The cards of today's new questions. */
export const TODAYS_DECK = '/problems/cards?deck=today'

export function isTodaysDeck(search: URLSearchParams): boolean {
  return search.get('deck') === 'today'
}
