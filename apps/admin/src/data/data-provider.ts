import simpleRestProvider from 'ra-data-simple-rest'
import type { DataProvider } from 'react-admin'
import { type AnnouncementActs, createAnnouncementActs } from './announcement-acts.ts'
import type { Api } from './api.ts'
import { createHttpClient } from './http-client.ts'
import { createImportActs, type ImportActs } from './import-acts.ts'
import { createQuestionActs, type QuestionActs } from './question-acts.ts'
import { resources } from './resources.ts'
import { createSiteActs, type SiteActs } from './site-acts.ts'
import { createUserActs, type UserActs } from './user-acts.ts'

/** react-admin's data provider with the calls of the field beside it. */
export interface ConsoleDataProvider
  extends DataProvider,
    UserActs,
    AnnouncementActs,
    SiteActs,
    QuestionActs,
    ImportActs {}

/** All data of the console, through the calls of the contract. */
export function createDataProvider(api: Api): ConsoleDataProvider {
  const calls = Object.fromEntries(Object.entries(resources).map(([name, behind]) => [name, api[behind]]))
  const banks = { ...api.questionBank, get: api.questionBank.record }
  const rest = simpleRestProvider('', createHttpClient({ ...calls, 'problems/banks': banks }))
  const questionActs = createQuestionActs(api)
  return {
    ...rest,
    ...createUserActs(api),
    ...createAnnouncementActs(api),
    ...createSiteActs(api),
    ...questionActs,
    ...createImportActs(api),
    supportAbortSignal: true,
    async deleteMany(resource, params) {
      if (resource !== 'problems') return rest.deleteMany(resource, params)
      await questionActs.deleteQuestions(params.ids.map(Number))
      return { data: params.ids }
    },
  }
}
