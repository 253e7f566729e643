import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Client } from '@app/api-client'
import type { Contract } from '@app/contract/contract'
import type { GivenSite } from '../platform/config.ts'
import { type Language, operatorText } from '../platform/i18n.ts'
import { StartupError } from '../platform/startup-error.ts'

/** A page as the learner site renders it. */
export interface RenderedPage {
  status: number
  /** Known only to who was given its address: no copy of it is kept, here or on the way. */
  isUnlisted: boolean
  /** The document but for its end. */
  html: string
  /** The scripts that stand inline in it, to the letter. */
  inlineScripts: string[]
}

/** What the learner site's server build exports. */
export interface LearnerEntry {
  renderPage: (request: {
    url: string
    language: Language
    api: Client<Contract>
    manifest: unknown
    origin: string
    site: GivenSite
  }) => Promise<RenderedPage>
  /** The end of every document, with an answer's nonce. */
  closeDocument: (nonce: string) => string
}

/** The built sites. */
export interface SiteBuilds {
  learner: LearnerEntry
  /** Vite's manifest of the learner's files. */
  manifest: unknown
  /** The console's one html, with `__NONCE__` where an answer's nonce belongs. */
  adminDocument: string
  /** Folders whose files are served as they are: at `/`, and at `/admin/assets/`. */
  learnerFiles: string
  adminFiles: string
}

const learnerFolder = new URL('../../../learner/dist/', import.meta.url)
const adminFolder = new URL('../../../admin/dist/', import.meta.url)

/** @throws StartupError when the sites are not built */
export async function loadSiteBuilds(): Promise<SiteBuilds> {
  try {
    const [learner, manifest, adminDocument]: [LearnerEntry, string, string] = await Promise.all([
      import(new URL('server/entry-server.js', learnerFolder).href),
      readFile(new URL('client/.vite/manifest.json', learnerFolder), 'utf8'),
      readFile(new URL('index.html', adminFolder), 'utf8'),
    ])
    return {
      learner,
      manifest: JSON.parse(manifest),
      adminDocument,
      learnerFiles: fileURLToPath(new URL('client/', learnerFolder)),
      adminFiles: fileURLToPath(new URL('assets/', adminFolder)),
    }
  } catch (error) {
    throw new StartupError(operatorText('sitesNotBuilt'), { cause: error })
  }
}
