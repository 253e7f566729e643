import { exportTable } from '../../platform/export-user.ts'
import type { ServerModule } from '../../platform/module.ts'
import type { InterviewResultService } from '../interview/result/interview-result.service.ts'
import { HomeRepository } from './home.repository.ts'
import { HomeService } from './home.service.ts'
import { MockInterviewService } from './mock-interviews.service.ts'
import { PlanRepository } from './plan.repository.ts'
import { planRoutes } from './plan.routes.ts'
import { type PlanDependencies, PlanService } from './plan.service.ts'

type PlanModuleDependencies = Omit<PlanDependencies, 'mockInterviews'> & {
  interviewResults: InterviewResultService
}

/** The plan until an interview, and what of it is for today. */
export function createPlan(deps: PlanModuleDependencies) {
  const mockInterviews = new MockInterviewService(deps)
  const plans = new PlanService({ ...deps, mockInterviews })
  const home = new HomeService({ ...deps, home: new HomeRepository(deps.kysely), plans, mockInterviews })
  const services = { plans, home }
  return {
    services,
    routes: (app) => planRoutes(app, services),
    exportedParts: [
      exportTable(deps.kysely, { name: 'studyPlan', table: 'study_plan', key: 'user_id' }),
      exportTable(deps.kysely, { name: 'studyPlanDays', table: 'study_plan_day', key: 'day' }),
    ],
    forgetUser: (trx, userId) => new PlanRepository(trx).deleteOfUser(userId),
  } satisfies ServerModule
}
