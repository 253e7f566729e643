import { ApiError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import { username } from '@app/contract/user/schemas'
import {
  type PublicProfile,
  profileFields,
  profileLink,
  type UserProfile,
} from '@app/contract/user-profile/schemas'
import { makeAutoObservable, runInAction } from 'mobx'
import { RequestState } from '../../../shared/RequestState.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { FormState } from '../../../shared/stores/FormState.ts'
import { checkBy, checkOptionalBy } from '../../../shared/stores/field-checks.ts'
import {
  emptyProfile,
  LINK_PLACES,
  type LinkPlace,
  linksOf,
  type ProfileValues,
  toLinkValues,
  toProfile,
  toValues,
} from './profile-values.ts'

type ShownProfile = Pick<
  PublicProfile,
  'id' | 'username' | 'avatarUrl' | 'bio' | 'links' | 'createTime' | 'target'
>

/** The form of one's own profile. What was typed stays when the page is left, until it is saved or given up. */
export class EditProfileStore {
  readonly profile = new RequestState<UserProfile>()
  readonly form: FormState<ProfileValues>
  /** How many links are shown, the one that is being added included. */
  linkCount = 0
  #version = 0
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
    this.form = new FormState(emptyProfile, checksOf(root))
    makeAutoObservable(this, { profile: false, form: false }, { autoBind: true })
  }

  /** What others would see of the form as it stands; what is wrong in it is left out. */
  get shown(): ShownProfile | undefined {
    const { value } = this.profile
    if (!value) return undefined
    const { username: name, bio, targetRole: role, company, links, shownParts } = toProfile(this.form.values)
    return {
      id: value.id,
      username: name.trim() === '' ? value.username : name,
      avatarUrl: value.avatarUrl,
      bio,
      links: links.filter((link) => profileLink.safeParse(link).success),
      createTime: value.createTime,
      target: shownParts.includes('target') ? { role, company } : null,
    }
  }

  async load(): Promise<void> {
    await this.profile.run((signal) => this.#root.api.userProfile.my({}, { signal }))
    const { value } = this.profile
    if (this.profile.status === 'ready' && value && !this.form.isChanged) this.#start(value)
  }

  /** @returns whether it is saved */
  async save(): Promise<boolean> {
    const { api, session, toasts, i18n } = this.#root
    this.#closeGaps()
    let isSaved = false
    await this.form.submit(async (values) => {
      await api.userProfile
        .update({ ...toProfile(values), version: this.#version })
        .catch((error: unknown) => this.#explainConflict(error))
      isSaved = true
    })
    if (!isSaved) return false
    this.form.start(this.form.values)
    toasts.success(i18n.t('profile:edit.saved'))
    await Promise.all([this.load(), session.refreshUser()])
    return true
  }

  /** Gives up what was typed. */
  discard(): void {
    this.form.reset()
    this.linkCount = linksOf(this.form.values).length
  }

  addLink(): void {
    this.linkCount = Math.min(this.linkCount + 1, LINK_PLACES.length)
  }

  removeLink(place: LinkPlace): void {
    const values = this.form.values
    const links = LINK_PLACES.map((at) => ({
      label: values[`links.${at}.label`],
      url: values[`links.${at}.url`],
    })).filter((_, at) => at !== place)
    this.#putLinks(links)
    this.linkCount -= 1
  }

  /** Takes over what changed about the profile besides the form. */
  async noteAvatar(avatarUrl: string | null): Promise<void> {
    this.profile.update((profile) => ({ ...profile, avatarUrl }))
    const { api, session } = this.#root
    const [{ version }] = await Promise.all([api.userProfile.my(), session.refreshUser()])
    this.#version = version
  }

  #start(profile: UserProfile): void {
    this.#version = profile.version
    this.form.start(toValues(profile))
    this.linkCount = profile.links.length
  }

  /** The server counts the links from the first, without those that are empty: so does the form. */
  #closeGaps(): void {
    const links = linksOf(this.form.values)
    if (links.length === this.linkCount) return
    this.#putLinks(links)
    this.linkCount = links.length
  }

  #putLinks(links: UserProfile['links']): void {
    const values = toLinkValues(links)
    for (const place of LINK_PLACES) {
      this.form.change(`links.${place}.label`, values[`links.${place}.label`])
      this.form.change(`links.${place}.url`, values[`links.${place}.url`])
    }
  }

  /** What was edited elsewhere is overwritten only when the user saves again, knowing it. */
  async #explainConflict(error: unknown): Promise<never> {
    if (!(error instanceof ApiError) || error.code !== Code.conflict || error.fieldErrors.length > 0)
      throw error
    const { version } = await this.#root.api.userProfile.my()
    runInAction(() => {
      this.#version = version
    })
    throw new Error(this.#root.i18n.t('profile:edit.conflict'))
  }
}

function checksOf({ i18n, session }: RootStore) {
  const newName = checkBy(username, i18n)
  const fine = () => null
  const label = checkOptionalBy(profileLink.shape.label, i18n)
  const address = checkOptionalBy(profileLink.shape.url, i18n)
  const url = (place: LinkPlace) => (value: string, values: ProfileValues) =>
    value.trim() === '' && values[`links.${place}.label`].trim() !== ''
      ? i18n.t('validation:required')
      : address(value)
  return {
    // One's name may be from before the rules of today, and stay.
    username: (value: string) => (value === session.user?.username ? null : newName(value)),
    bio: checkOptionalBy(profileFields.bio, i18n),
    targetRole: checkOptionalBy(profileFields.targetRole, i18n),
    company: checkOptionalBy(profileFields.company, i18n),
    'links.0.label': label,
    'links.0.url': url(0),
    'links.1.label': label,
    'links.1.url': url(1),
    'links.2.label': label,
    'links.2.url': url(2),
    'links.3.label': label,
    'links.3.url': url(3),
    'links.4.label': label,
    'links.4.url': url(4),
    target: fine,
    numbers: fine,
    calendar: fine,
    mastery: fine,
  }
}
