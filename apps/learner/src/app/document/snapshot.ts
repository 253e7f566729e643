import type { GivenSite } from '../../shared/site-settings.ts'
import type { RecordedAnswers } from '../api/recorded-answers.ts'

const ID = 'snapshot'

/** What travels with the document, so that the browser starts from the state the server rendered. */
export interface Snapshot {
  answers: RecordedAnswers
  /** What the operator has set of the site. */
  site: GivenSite
}

/** The element that carries the snapshot. */
export function snapshotElement(snapshot: Snapshot): string {
  const json = JSON.stringify(snapshot).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${ID}">${json}</script>`
}

/** Reads the snapshot from the document; null where no server rendered it. */
export function readSnapshot(): Snapshot | null {
  return JSON.parse(document.getElementById(ID)?.textContent ?? 'null')
}
