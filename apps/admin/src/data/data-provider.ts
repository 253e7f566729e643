import type { TagCount } from '@app/contract'
import simpleRestProvider from 'ra-data-simple-rest'
import type { DataProvider } from 'react-admin'
import { type AnnouncementActs, createAnnouncementActs } from './announcement-acts.ts'
import type { Api } from './api.ts'
import { createHttpClient } from './http-client.ts'
import { resources } from './resources.ts'
import { createSiteActs, type SiteActs } from './site-acts.ts'
import { createUserActs, type UserActs } from './user-acts.ts'

/** react-admin's data provider with the calls of the field beside it. */
export interface ConsoleDataProvider extends DataProvider, UserActs, AnnouncementActs, SiteActs {
  /** The tags of questions with their counts, of one bank or of all. */
  listTags: (bankId?: number) => Promise<TagCount[]>
}

/** All data of the console, through the calls of the contract. */
export function createDataProvider(api: Api): ConsoleDataProvider {
  const calls = Object.fromEntries(Object.entries(resources).map(([name, behind]) => [name, api[behind]]))
  return {
    ...simpleRestProvider('', createHttpClient(calls)),
    ...createUserActs(api),
    ...createAnnouncementActs(api),
    ...createSiteActs(api),
    supportAbortSignal: true,
    listTags: (bankId) => api.questionBank.tags(bankId === undefined ? {} : { bankId }),
  }
}
