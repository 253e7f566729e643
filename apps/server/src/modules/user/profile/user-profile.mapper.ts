import {
  type ProfileLink,
  profileLink,
  profilePart,
  type UserProfile,
} from '@app/contract/user-profile/schemas'
import type { ProfilePart } from '@app/contract/user-profile/values'
import { z } from 'zod/mini'
import type { ProfileRow } from './user-profile.repository.ts'

export function toUserProfile(row: ProfileRow): UserProfile {
  return {
    id: row.id,
    username: row.username,
    avatarUrl: row.avatar_url,
    bio: row.bio,
    targetRole: row.target_role,
    company: row.company,
    links: toLinks(row),
    shownParts: toShownParts(row),
    createTime: row.create_time.toISOString(),
    version: row.version,
  }
}

const toLinks = ({ links }: ProfileRow): ProfileLink[] => z.array(profileLink).parse(links)

const toShownParts = ({ shown_parts }: ProfileRow): ProfilePart[] => z.array(profilePart).parse(shown_parts)
