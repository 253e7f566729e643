import { randomBytes } from 'node:crypto'
import { LANGUAGES } from '@app/contract/common/languages'
import type { PublicationState } from '@app/contract/discussion/values'
import type { Transaction } from 'kysely'
import { notFound } from '../../../platform/app-error.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { translator } from '../../../platform/i18n.ts'
import type { ModeratedContent } from '../../../platform/moderated-content.ts'
import type { AuditLogService } from '../../audit-log/audit-log.service.ts'
import type { MessageService } from '../../message/message.service.ts'
import { toProfile } from '../user.mapper.ts'
import type { UserRepository } from '../user.repository.ts'
import type { AvatarFiles } from './AvatarFiles.ts'

interface UserModerationDependencies {
  users: UserRepository
  audit: AuditLogService
  messages: MessageService
  avatarFiles: AvatarFiles
}

/** What admins do to what users say of themselves: it is hidden by taking it away. */
export class UserModerationService implements ModeratedContent {
  readonly #deps: UserModerationDependencies

  constructor(deps: UserModerationDependencies) {
    this.#deps = deps
  }

  async decideIn(
    trx: Transaction<DB>,
    actor: Actor,
    id: number,
    state: Exclude<PublicationState, 'held'>,
    reason = '',
  ): Promise<void> {
    const { users, audit, messages, avatarFiles } = this.#deps
    const [before] = await users.lock(trx, [id])
    if (!before) throw notFound()
    if (state === 'visible') return
    const code = randomBytes(4).toString('hex')
    const after = await users.clearProfile(trx, id, translator(LANGUAGES[0])('plainUsername', { code }))
    await avatarFiles.discard(trx, id, before.avatar_url)
    await audit.record(trx, actor, {
      action: 'user.clearProfile',
      target: { id, name: before.username },
      before: toProfile(before),
      after: { ...toProfile(after), reason },
    })
    await messages.send(trx, [
      {
        userId: id,
        kind: 'system',
        event: 'moderation.profile',
        subject: before.username,
        excerpt: reason,
        path: '/user/edit',
      },
    ])
  }
}
