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
  #last: Promise<unknown> = Promise.resolve()

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
    const avatar = await this.#encode(Buffer.from(image, 'base64'), shape)
    const avatarUrl = await avatarFiles.keep(actor.id, avatar)
    await users.update(actor, { avatarUrl })
    return avatarUrl
  }

  /** One at a time: several large images at once would take the memory of all. */
  #encode(bytes: Buffer, shape: AvatarShape): Promise<Buffer> {
    const encoded = this.#last.then(() => encodeAvatar(bytes, shape))
    this.#last = encoded.catch(() => {})
    return encoded
  }
}
