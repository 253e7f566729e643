/** What the editor and imports need to know of questions and banks. */
export { shownPlaces } from './program/shown-places.ts'
export { questionFields } from './question-fields.ts'
export { indexBanks, indexQuestions } from './search-source.ts'
