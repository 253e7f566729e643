/** What the editor and imports need to know of chapters and knowledge points. */
export { pointFields } from './point-fields.ts'
export { indexChapters, indexPoints } from './search-source.ts'
