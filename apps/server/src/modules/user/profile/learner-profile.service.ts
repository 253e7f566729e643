import type { LearnerProfile, PublicProfile } from '@app/contract/user-profile/schemas'
import type { LearnerActivityService } from '../../practice/learner-activity.service.ts'
import type { StudySettingsService } from '../../review/study-settings.service.ts'
import type { UserProfileService } from './user-profile.service.ts'

interface LearnerProfileDependencies {
  profiles: UserProfileService
  learners: LearnerActivityService
  studySettings: StudySettingsService
}

/** What users have reached, as they see it themselves and as others do. */
export class LearnerProfileService {
  readonly #deps: LearnerProfileDependencies

  constructor(deps: LearnerProfileDependencies) {
    this.#deps = deps
  }

  async own(userId: number): Promise<LearnerProfile> {
    const { learners } = this.#deps
    const [year, recentRatings] = await Promise.all([this.#yearOf(userId), learners.recentRatings(userId)])
    return { ...year, recentRatings }
  }

  /** Only what its owner shows. @throws AppError 40400 */
  async publicOf(userId: number): Promise<PublicProfile> {
    const { shownParts, targetRole, company, version: _, ...profile } = await this.#deps.profiles.get(userId)
    const shows = (part: (typeof shownParts)[number]) => shownParts.includes(part)
    const needsYear = shows('numbers') || shows('calendar') || shows('mastery')
    const year = needsYear ? await this.#yearOf(userId) : null
    return {
      ...profile,
      target: shows('target') ? { role: targetRole, company } : null,
      numbers: shows('numbers') && year ? year.numbers : null,
      calendar: shows('calendar') && year ? year.calendar : null,
      banks: shows('mastery') && year ? year.banks : null,
    }
  }

  async #yearOf(userId: number) {
    const { learners, studySettings } = this.#deps
    const { today } = await studySettings.momentOf(userId)
    return learners.yearOf(userId, today)
  }
}
