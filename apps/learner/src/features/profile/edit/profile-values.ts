import type { ProfileLink, UserProfile } from '@app/contract/user-profile/schemas'
import type { ProfilePart } from '@app/contract/user-profile/values'

/** The places for links, as many as a profile may have. */
export const LINK_PLACES = [0, 1, 2, 3, 4] as const
export type LinkPlace = (typeof LINK_PLACES)[number]

/** A link's fields are named as the server names what is wrong with them. */
type LinkField = `links.${LinkPlace}.${'label' | 'url'}`

/** What the form of the profile holds. */
export type ProfileValues = Record<'username' | 'bio' | 'targetRole' | 'company' | LinkField, string> &
  Record<ProfilePart, boolean>

export const emptyProfile = toValues({
  username: '',
  bio: '',
  targetRole: '',
  company: '',
  links: [],
  shownParts: [],
})

type ProfileTexts = Pick<UserProfile, 'username' | 'bio' | 'targetRole' | 'company' | 'links' | 'shownParts'>

export function toValues({ links, shownParts, ...profile }: ProfileTexts): ProfileValues {
  const shows = (part: ProfilePart) => shownParts.includes(part)
  return {
    username: profile.username,
    bio: profile.bio,
    targetRole: profile.targetRole,
    company: profile.company,
    target: shows('target'),
    numbers: shows('numbers'),
    calendar: shows('calendar'),
    mastery: shows('mastery'),
    ...toLinkValues(links),
  }
}

/** The profile of a form; places for links that were left empty are none. */
export function toProfile(values: ProfileValues): ProfileTexts {
  const { username, bio, targetRole, company } = values
  const parts: ProfilePart[] = ['target', 'numbers', 'calendar', 'mastery']
  return {
    username,
    bio,
    targetRole,
    company,
    links: linksOf(values),
    shownParts: parts.filter((part) => values[part]),
  }
}

/** The links that have something in them. */
export function linksOf(values: ProfileValues): ProfileLink[] {
  return LINK_PLACES.map((place) => ({
    label: values[`links.${place}.label`].trim(),
    url: values[`links.${place}.url`].trim(),
  })).filter(({ label, url }) => label !== '' || url !== '')
}

export function toLinkValues(links: readonly ProfileLink[]): Record<LinkField, string> {
  const label = (place: LinkPlace) => links[place]?.label ?? ''
  const url = (place: LinkPlace) => links[place]?.url ?? ''
  return {
    'links.0.label': label(0),
    'links.0.url': url(0),
    'links.1.label': label(1),
    'links.1.url': url(1),
    'links.2.label': label(2),
    'links.2.url': url(2),
    'links.3.label': label(3),
    'links.3.url': url(3),
    'links.4.label': label(4),
    'links.4.url': url(4),
  }
}
