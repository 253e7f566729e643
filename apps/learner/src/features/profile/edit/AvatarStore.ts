import { ApiError } from '@app/api-client'
import type { AvatarCrop } from '@app/contract/user-profile/schemas'
import { AVATAR_TYPES, MAX_AVATAR_BYTES } from '@app/contract/user-profile/values'
import { makeAutoObservable, runInAction } from 'mobx'
import { imageTypeProblem } from '../../../shared/image-type-problem.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { toBase64 } from '../../../shared/to-base64.ts'
import { EditProfileStore } from './EditProfileStore.ts'

export interface CroppedImage {
  crop: AvatarCrop
  rotation: 0 | 90 | 180 | 270
}

/** Choosing, cropping and sending an avatar. */
export class AvatarStore {
  /** The chosen file, while it is being cropped. */
  file: File | null = null
  /** What is wrong with the chosen file. */
  problem: string | null = null
  isSending = false
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Takes a file to be cropped, or says why it can't be an avatar. */
  choose(file: File): void {
    const isKnown = AVATAR_TYPES.some((type) => type === file.type)
    if (!isKnown) this.problem = this.#root.i18n.t(imageTypeProblem(file))
    else if (file.size > MAX_AVATAR_BYTES) this.problem = this.#root.i18n.t('validation:imageTooLarge')
    else {
      this.problem = null
      this.file = file
    }
  }

  /** The browser could not show the file. */
  refuseFile(): void {
    this.file = null
    this.problem = this.#root.i18n.t('validation:imageDamaged')
  }

  cancel(): void {
    this.file = null
  }

  /** Sends the chosen file; after a failure it can be tried again. */
  async send({ crop, rotation }: CroppedImage): Promise<void> {
    const { file } = this
    if (file === null || this.isSending) return
    const { api } = this.#root
    await this.#change(async () => {
      const image = toBase64(new Uint8Array(await file.arrayBuffer()))
      return (await api.userProfile.uploadAvatar({ image, crop, rotation })).avatarUrl
    })
  }

  /** Goes back to the default picture. */
  async remove(): Promise<void> {
    await this.#change(async () => {
      await this.#root.api.user.update({ avatarUrl: null })
      return null
    })
  }

  /** A refused image is given back with the reason; after any other failure, which the client has shown, it stays. */
  #take(error: unknown): void {
    const refusal = error instanceof ApiError ? error.fieldErrors[0] : undefined
    if (refusal === undefined) return
    this.file = null
    this.problem = refusal.message
  }

  async #change(change: () => Promise<string | null>): Promise<void> {
    const { toasts, i18n } = this.#root
    this.isSending = true
    try {
      await this.#root.feature(EditProfileStore).noteAvatar(await change())
      runInAction(() => {
        this.file = null
        this.problem = null
      })
      toasts.success(i18n.t('profile:avatar.changed'))
    } catch (error) {
      runInAction(() => this.#take(error))
    } finally {
      runInAction(() => {
        this.isSending = false
      })
    }
  }
}
