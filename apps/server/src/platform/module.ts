import type { FastifyInstance } from 'fastify'
import type { Transaction } from 'kysely'
import type { DB } from './db/schema.gen.ts'
import type { ExportedPart } from './export-user.ts'
import type { AnyJob } from './jobs/job.ts'

/** Deletes what a module keeps of a user, within the transaction in which the account is given up. */
export type ForgetUser = (trx: Transaction<DB>, userId: number) => Promise<void>

/** The face of a module: `create<M>(dependencies)` in `modules/<m>/index.ts` makes it, `app/modules.ts` lists it. */
export interface ServerModule<Services extends object = object> {
  /** What other modules and the app may call. */
  services: Services
  /** Answers the module's calls of the contract. */
  routes?: (app: FastifyInstance) => void
  /** Work behind the calls. */
  jobs?: readonly AnyJob[]
  /** Ends what an earlier process of this server left unfinished; called before the first call is answered. */
  recover?: () => Promise<void>
  /** Deletes what has expired; done every hour, by one of the servers. */
  purge?: () => Promise<unknown>
  /** Ends what is under way, while connections are still open. */
  stop?: () => Promise<void>
  /** Gives back what the module holds, after the last answer. */
  close?: () => Promise<void>
  forgetUser?: ForgetUser
  /** What the module keeps of a user, for the user to take along: of every table that {@link forgetUser} deletes from. */
  exportedParts?: readonly ExportedPart[]
}
