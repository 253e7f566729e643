import { contract } from '@app/contract/contract'
import type { Kysely } from 'kysely'
import type { ContentChanges } from '../../platform/ContentChanges.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import { actorOf } from '../../platform/http/actor.ts'
import { implement } from '../../platform/http/implement.ts'
import type { Jobs } from '../../platform/jobs/Jobs.ts'
import type { Logger } from '../../platform/log.ts'
import type { ServerModule } from '../../platform/module.ts'
import type { AuditLogService } from '../audit-log/audit-log.service.ts'
import type { StarterPostService } from '../discussion/write/starter-post.service.ts'
import { ContentService } from './content.service.ts'
import { createItem } from './item/create-item.ts'
import { questions } from './item/kinds/question.ts'
import { QuestionChangeService } from './item/question-change.service.ts'
import { QuestionCountService } from './item/question-count.service.ts'
import { families } from './kinds/families.ts'
import { parentRoutes } from './parent/parent.routes.ts'
import { ParentService } from './parent/parent.service.ts'
import { StarterPosts } from './posts/StarterPosts.ts'
import { ImportWork } from './upload/ImportWork.ts'
import { importJob } from './upload/import-job.ts'
import { questionImportRoutes } from './upload/question-import.routes.ts'
import { QuestionImportService } from './upload/question-import.service.ts'

interface ContentDependencies {
  kysely: Kysely<DB>
  audit: AuditLogService
  changes: ContentChanges
  jobs: Jobs
  log: Logger
  starterPosts: StarterPostService
}

/** What imports a folder of content; the command line needs nothing else of the module. */
export function createContentService(kysely: Kysely<DB>): ContentService {
  return new ContentService(kysely)
}

/** What admins write of content, one by one or in files: the folder that ships with the product, and what admins upload. */
export function createContent({ kysely, audit, changes, jobs, log, starterPosts }: ContentDependencies) {
  const editing = { kysely, audit, changes }
  const question = createItem(questions, editing)
  const work = new ImportWork({ db: kysely, audit, changes, log })
  const job = importJob(work)
  const questionChanges = new QuestionChangeService(question.acts)
  const services = {
    content: createContentService(kysely),
    questionRecords: question.records,
    questionEdits: question.edits,
    questionActs: question.acts,
    questionCounts: new QuestionCountService(kysely),
    starterPosts: new StarterPosts(starterPosts),
    imports: new QuestionImportService({
      db: kysely,
      work,
      audit,
      begin: (task, transaction) => jobs.send(job, task, transaction),
    }),
  }
  return {
    services,
    routes: (app) => {
      questionImportRoutes(app, services)
      implement(app, contract.questionRecord.change, (change, context) =>
        questionChanges.change(actorOf(context), change),
      )
      for (const { items, parents } of families) {
        createItem(items, editing).routes(app)
        parentRoutes(app, parents, new ParentService(parents, editing))
      }
    },
    jobs: [job],
  } satisfies ServerModule
}
