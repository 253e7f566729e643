import { contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../../platform/http/actor.ts'
import { implement } from '../../../platform/http/implement.ts'
import type { AvatarService } from './avatar.service.ts'
import type { LearnerProfileService } from './learner-profile.service.ts'
import type { UserProfileService } from './user-profile.service.ts'

interface UserProfileRoutesServices {
  profiles: UserProfileService
  avatars: AvatarService
  learnerProfiles: LearnerProfileService
}

export function userProfileRoutes(
  app: FastifyInstance,
  { profiles, avatars, learnerProfiles }: UserProfileRoutesServices,
): void {
  implement(app, contract.userProfile.my, (_, { caller }) => profiles.get(caller.id))
  implement(app, contract.userProfile.learning, (_, { caller }) => learnerProfiles.own(caller.id))
  implement(app, contract.userProfile.get, ({ id }) => learnerProfiles.publicOf(id))
  implement(app, contract.userProfile.update, (input, { caller }) => profiles.update(caller.id, input))
  implement(app, contract.userProfile.uploadAvatar, async (input, context) => ({
    avatarUrl: await avatars.upload(actorOf(context), input),
  }))
}
