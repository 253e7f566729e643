import path from 'node:path'
import { createAi } from '../modules/ai/index.ts'
import { createAnnouncement } from '../modules/announcement/index.ts'
import { createAuditLog } from '../modules/audit-log/index.ts'
import { createCardDeck } from '../modules/card-deck/index.ts'
import { createCode } from '../modules/code/index.ts'
import { createComment } from '../modules/comment/index.ts'
import { createContent } from '../modules/content/index.ts'
import { createContribution } from '../modules/contribution/index.ts'
import { createDiscussion, createStarterPosts } from '../modules/discussion/index.ts'
import { createEncounter } from '../modules/encounter/index.ts'
import { createFile } from '../modules/file/index.ts'
import { createInterview } from '../modules/interview/index.ts'
import { createJob } from '../modules/job/index.ts'
import { createLearning } from '../modules/learning/index.ts'
import { createMessage } from '../modules/message/index.ts'
import { createMessageDigest } from '../modules/message-digest/index.ts'
import { createPaper } from '../modules/paper/index.ts'
import { createPlan } from '../modules/plan/index.ts'
import { createPractice } from '../modules/practice/index.ts'
import { createQuestion } from '../modules/question/index.ts'
import { createQuestionAnswer } from '../modules/question-answer/index.ts'
import { createReport } from '../modules/report/index.ts'
import { createReview } from '../modules/review/index.ts'
import { createSavedFilter } from '../modules/saved-filter/index.ts'
import { createSearch } from '../modules/search/index.ts'
import { createSensitiveWord } from '../modules/sensitive-word/index.ts'
import { createStats } from '../modules/stats/index.ts'
import { createUser } from '../modules/user/index.ts'
import { ContentChanges } from '../platform/ContentChanges.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/db/database.ts'
import { Events } from '../platform/events/Events.ts'
import { openFiles } from '../platform/files/open-files.ts'
import { Jobs } from '../platform/jobs/Jobs.ts'
import { KeptText } from '../platform/KeptText.ts'
import { Limits } from '../platform/limits/Limits.ts'
import { OpenAiCompatible } from '../platform/llm/OpenAiCompatible.ts'
import type { Logger } from '../platform/log.ts'
import { Mailer } from '../platform/mail/Mailer.ts'
import { createRegistry } from '../platform/metrics/create-registry.ts'
import { measureDatabase } from '../platform/metrics/measure-database.ts'
import { measureJobs } from '../platform/metrics/measure-jobs.ts'
import { measureLlm } from '../platform/metrics/measure-llm.ts'
import { measureMails } from '../platform/metrics/measure-mails.ts'
import type { ForgetUser, ServerModule } from '../platform/module.ts'

export type ModuleConfig = Pick<
  Config,
  | 'publicUrl'
  | 'port'
  | 'dataDir'
  | 's3'
  | 'smtpUrl'
  | 'mailFrom'
  | 'hasEmailVerification'
  | 'needsAdminSecondFactor'
  | 'sessionIdleHours'
  | 'auditLogDays'
  | 'hasLimits'
  | 'peoplePerAddress'
  | 'ai'
  | 'metrics'
  | 'trustProxy'
>

export type Services = ReturnType<typeof createModules>['services']

/** Creates the server's modules. This is the only place that decides which module depends on which. */
export function createModules(database: Database, config: ModuleConfig, log: Logger) {
  const { kysely } = database
  const { publicUrl, dataDir, ai } = config
  const siteUrl = publicUrl ?? `http://localhost:${config.port}`
  const limits = new Limits(kysely, {
    isOn: config.hasLimits,
    aiDailyQuota: ai.dailyQuota,
    peoplePerAddress: config.peoplePerAddress,
  })
  const outbox = path.join(dataDir, 'outbox')
  const mailer = new Mailer({ smtpUrl: config.smtpUrl, from: config.mailFrom, outbox, log })
  const files = openFiles(config, log)
  const provider = ai.llm && new OpenAiCompatible(ai.llm)
  const events = new Events(database, log)
  const changes = new ContentChanges(events)
  const jobs = new Jobs(database, log)
  const registry = config.metrics && createRegistry()
  const llm = registry && provider ? measureLlm(registry, provider) : provider
  if (registry) {
    measureDatabase(registry, database)
    measureMails(registry, mailer)
    measureJobs(registry, jobs)
  }
  // Runs when an account is deleted, so it includes the modules created after the user module.
  const forgetUser: ForgetUser = async (trx, userId) => {
    for (const module of modules) await module.forgetUser?.(trx, userId)
  }

  const exportedParts = () => modules.flatMap((module) => module.exportedParts ?? [])
  const keptText = new KeptText(exportedParts)

  const platform = {
    services: { limits, keptText, mailer, files, llm, changes, events, jobs, registry },
    purge: () => limits.purge(),
    close: async () => {
      provider?.close()
      await mailer.close()
    },
  } satisfies ServerModule
  const auditLog = createAuditLog({ kysely, keptDays: config.auditLogDays })
  const { audit } = auditLog.services
  const sensitiveWord = createSensitiveWord({ kysely, events, audit, publicUrl })
  const { screening } = sensitiveWord.services
  const message = createMessage({ kysely, events, log, canMail: config.smtpUrl !== undefined })
  const question = createQuestion(kysely)
  const starterPosts = createStarterPosts(kysely)
  const content = createContent({ kysely, audit, changes, jobs, log, starterPosts })
  const search = createSearch({
    kysely,
    events,
    audit,
    jobs,
    limits,
    sources: () => [
      question.services.questionSource,
      learning.services.pointSource,
      discussion.services.discussionSource,
      interview.services.interviewBankSource,
      comment.services.commentSource,
    ],
    people: () => user.services.people,
    pointSources: () => [question.services.questionPoints, interview.services.interviewQuestionPoints],
    listTags: async () => (await question.services.banks.tags(undefined)).map(({ tag }) => tag),
  })
  const learning = createLearning(kysely)
  const practice = createPractice({
    kysely,
    log,
    ...question.services,
    ...content.services,
    ...learning.services,
  })
  const review = createReview({
    kysely,
    ...question.services,
    ...practice.services,
    ...learning.services,
    ...message.services,
  })
  const messageDigest = createMessageDigest({
    kysely,
    mailer,
    log,
    ...message.services,
    ...review.services,
    siteUrl,
    needsProof: config.hasEmailVerification,
  })
  const practised = { kysely, ...question.services, ...review.services }
  const encounter = createEncounter({ ...practised, ...content.services, screening })
  const paper = createPaper({ ...practised, limits })
  const questionAnswer = createQuestionAnswer(practised)
  const code = createCode(practised)
  const interview = createInterview({
    ...practised,
    ...message.services,
    audit,
    changes,
    llm,
    jobs,
    limits,
    log,
  })
  const plan = createPlan({ ...practised, ...interview.services })
  const cardDeck = createCardDeck({ ...practised, ...plan.services })
  const comment = createComment({
    kysely,
    audit,
    limits,
    screening,
    ...message.services,
    commentTargets: () => ({
      discussion: discussion.services.discussionTarget,
      question: question.services.questionCommentTarget,
      knowledgePoint: learning.services.pointCommentTarget,
    }),
  })
  const announcement = createAnnouncement({ kysely, audit, jobs, ...message.services })
  const discussion = createDiscussion({
    kysely,
    audit,
    jobs,
    limits,
    screening,
    ...message.services,
    ...comment.services,
    ...search.services,
  })
  const file = createFile({ files, limits })
  const assistant = createAi({
    database,
    limits,
    llm,
    settings: ai,
    events,
    log,
    ...question.services,
    ...search.services,
  })
  const contribution = createContribution({
    kysely,
    audit,
    changes,
    limits,
    screening,
    llm,
    log,
    ...question.services,
    ...content.services,
    ...encounter.services,
    ...search.services,
    ...message.services,
    ...discussion.services,
  })
  const job = createJob({ kysely, jobs, audit })
  const stats = createStats({ database, config, mailer, files, llm, events, log })
  const user = createUser({
    kysely,
    log,
    limits,
    mailer,
    files,
    jobs,
    audit,
    screening,
    forgetUser,
    exportedParts,
    canMail: config.smtpUrl !== undefined,
    siteUrl,
    hasEmailVerification: config.hasEmailVerification,
    needsAdminSecondFactor: config.needsAdminSecondFactor,
    sessionIdleHours: config.sessionIdleHours,
    ...message.services,
    ...practice.services,
    ...review.services,
    ...assistant.services,
  })
  const report = createReport({
    kysely,
    audit,
    limits,
    ...message.services,
    moderated: {
      discussion: discussion.services.discussionModeration,
      comment: comment.services.commentModeration,
      user: user.services.userModeration,
    },
  })

  const modules: readonly ServerModule[] = [
    platform,
    auditLog,
    question,
    search,
    practice,
    review,
    encounter,
    cardDeck,
    paper,
    questionAnswer,
    code,
    plan,
    learning,
    content,
    interview,
    message,
    messageDigest,
    sensitiveWord,
    comment,
    discussion,
    report,
    createSavedFilter(kysely),
    file,
    announcement,
    assistant,
    contribution,
    stats,
    job,
    user,
  ]
  const services = {
    ...platform.services,
    ...messageDigest.services,
    ...auditLog.services,
    ...question.services,
    ...search.services,
    ...practice.services,
    ...review.services,
    ...encounter.services,
    ...cardDeck.services,
    ...paper.services,
    ...plan.services,
    ...interview.services,
    ...learning.services,
    ...content.services,
    ...message.services,
    ...sensitiveWord.services,
    ...comment.services,
    ...announcement.services,
    ...discussion.services,
    ...report.services,
    ...assistant.services,
    ...contribution.services,
    ...stats.services,
    ...job.services,
    ...user.services,
  }
  return { modules, services }
}
