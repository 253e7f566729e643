import type { Api } from './api.ts'
import type { Values } from './rest-request.ts'

/**
 * Something an admin does to whole records, one or several: publishing, archiving, banning.
 * @typeParam Change the fields it sets, as the rows show them at once
 */
export interface Act<Change extends Values = Values> {
  /** Its name below the resource's `acts` in the texts. */
  name: string
  /** The act of the same resource that takes it back: with one it can be undone, without one it has to be confirmed. */
  opposite?: string
  /** Sent at once although it has an opposite: what must not wait, such as a ban, is taken back only by that. */
  isImmediate?: true
  /** Its call. It is a method so that the acts of a resource fit into one list. */
  perform(api: Api, ids: number[], change: Change): Promise<unknown>
  /** Whether what fails lacks the fields that the check names; otherwise the text of what failed says why. */
  isOfLack?: true
  /** Refuses, with errors at `ids.N.field`, what the act can't be done to; it is asked before the act and changes nothing. */
  check?(api: Api, ids: number[], change: Change): Promise<unknown>
}

/** Says that an act is meant for what still waits: what somebody handled meanwhile is left as they decided, and the admin is told. */
export type FromHeld = { from?: 'held' }
