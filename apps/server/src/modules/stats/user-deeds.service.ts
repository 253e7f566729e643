import type { UserDeeds } from '@app/contract/stats/schemas'
import { notFound } from '../../platform/app-error.ts'
import { excerptOf } from '../../platform/text/excerpt.ts'
import type { UserDeedsRepository } from './user-deeds.repository.ts'

const TITLE_LENGTH = 60

interface Deeds<Row> {
  count: number
  newest: Row[]
}

/** All that one user did on the site, for admins who have to judge it. */
export class UserDeedsService {
  readonly #deeds: UserDeedsRepository

  constructor(deeds: UserDeedsRepository) {
    this.#deeds = deeds
  }

  /** @throws AppError 40400 */
  async get(userId: number): Promise<UserDeeds> {
    const deeds = this.#deeds
    if (!(await deeds.isKnown(userId))) throw notFound()
    const [discussions, comments, reportsAgainst, upheldCount, reportsBy, interviews, contributions] =
      await Promise.all([
        deeds.listDiscussions(userId),
        deeds.listComments(userId),
        deeds.listReportsAgainst(userId),
        deeds.countUpheld(userId),
        deeds.listReportsBy(userId),
        deeds.listInterviews(userId),
        deeds.listContributions(userId),
      ])
    const begun = comments.newest.map((row) => ({ ...row, title: excerptOf(row.title, TITLE_LENGTH) }))
    return {
      discussions: timed(discussions),
      comments: timed({ ...comments, newest: begun }),
      reportsAgainst: timed(reportsAgainst),
      upheldCount,
      reportsBy: timed(reportsBy),
      interviews: timed(interviews),
      contributions: timed(contributions),
    }
  }
}

const timed = <Row extends { createTime: Date }>({ count, newest }: Deeds<Row>) => ({
  count,
  newest: newest.map((row) => ({ ...row, createTime: row.createTime.toISOString() })),
})
