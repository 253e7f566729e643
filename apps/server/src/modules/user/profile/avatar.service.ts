import type { Actor } from '../../../platform/http/actor.ts'
import type { Limits } from '../../../platform/limits/Limits.ts'
import type { UserService } from '../user.service.ts'
import type { AvatarFiles } from './AvatarFiles.ts'
import { type AvatarShape, encodeAvatar } from './encode-avatar.ts'

interface AvatarDependencies {
  users: UserService
  avatarFiles: AvatarFiles
  limits: Limits
}

/** Makes uploaded images users' avatars. */
export class AvatarService {
  readonly #deps: AvatarDependencies

  constructor(deps: AvatarDependencies) {
    this.#deps = deps
  }

  /**
   * Puts an image in the place of the caller's avatar.
   * @param image the file in base64
   * @returns the new avatar's address
   * @throws AppError 40000 at `image` or `crop`, 42900 when asked too often
   */
  async upload(actor: Actor, { image, ...shape }: AvatarShape & { image: string }): Promise<string> {
    const { users, avatarFiles, limits } = this.#deps
    await limits.consume('avatarHour', actor.id)
    const avatar = await encodeAvatar(Buffer.from(image, 'base64'), shape)
    const avatarUrl = await avatarFiles.keep(actor.id, avatar)
    await users.update(actor, { avatarUrl })
    return avatarUrl
  }
}
