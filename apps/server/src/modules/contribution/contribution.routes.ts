import { contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../platform/http/actor.ts'
import { implement } from '../../platform/http/implement.ts'
import { chooseLanguage } from '../../platform/i18n.ts'
import type { ContributionService } from './contribution.service.ts'
import type { StandingService } from './credit/standing.service.ts'
import type { DrawService } from './draw/draw.service.ts'
import type { MeetService } from './draw/meet.service.ts'
import type { ContributionReviewService } from './review/contribution-review.service.ts'

interface ContributionRoutesServices {
  contributions: ContributionService
  contributionReviews: ContributionReviewService
  standings: StandingService
  draws: DrawService
  meets: MeetService
}

export function contributionRoutes(app: FastifyInstance, services: ContributionRoutesServices): void {
  const { contributions, contributionReviews: reviews, standings, draws, meets } = services
  const { contribution } = contract
  implement(app, contribution.add, (input, { caller }) => contributions.add(caller.id, input))
  implement(app, contribution.edit, (input, { caller }) => contributions.edit(caller.id, input))
  implement(app, contribution.report, (input, { caller }) => contributions.report(caller.id, input))
  implement(app, contribution.update, (input, { caller }) => contributions.update(caller.id, input))
  implement(app, contribution.withdraw, ({ id }, { caller }) => contributions.withdraw(caller.id, id))
  implement(app, contribution.mine, (input, { caller }) => contributions.mine(caller.id, input))
  implement(app, contribution.get, ({ id }, { caller }) => contributions.get(caller, id))
  implement(app, contribution.start, ({ questionId }, { caller }) =>
    contributions.start(caller.id, questionId),
  )
  implement(app, contribution.contributors, ({ questionId }) => standings.contributors(questionId))
  implement(app, contribution.standing, ({ id }) => standings.get(id))
  implement(app, contribution.page, (input) => reviews.page(input))
  implement(app, contribution.accept, (input, context) => reviews.accept(actorOf(context), input))
  implement(app, contribution.refuse, (input, context) => reviews.refuse(actorOf(context), input))
  implement(app, contribution.draw, (input, { caller, request }) =>
    draws.draw(caller.id, { ...input, language: chooseLanguage(request.headers['accept-language']) }),
  )
  implement(app, contribution.meet, (input, { caller }) => meets.meet(caller, input))
  implement(app, contribution.ofDiscussion, ({ discussionId }, { caller }) =>
    meets.ofDiscussion(caller, discussionId),
  )
}
