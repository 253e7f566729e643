export * from './client.ts'
export * from './create-client.ts'
export * from './errors.ts'
export type { BadEvent } from './read-events.ts'
