import type { PublicProfile } from '@app/contract/user-profile/schemas'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../../shared/components/Avatar.tsx'
import { Icon } from '../../../shared/Icon.tsx'
import styles from './ProfileHead.module.css'

type Shown = Pick<PublicProfile, 'username' | 'avatarUrl' | 'bio' | 'links' | 'createTime' | 'target'>

interface Props {
  profile: Shown
  /** The heading that the name is. */
  level?: 'h1' | 'h3'
  children?: ReactNode
}

/** Who somebody is: picture, name, and what they say of themselves. */
export function ProfileHead({ profile, level: Heading = 'h1', children }: Props) {
  const { t, i18n } = useTranslation('profile')
  const { username, avatarUrl, bio, links, createTime, target } = profile
  const joined = new Intl.DateTimeFormat(i18n.language, {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(createTime))
  const targetText = [target?.role, target?.company].filter(Boolean).join(' · ')
  return (
    <header className={styles.head}>
      <Avatar url={avatarUrl} size={88} />
      <div className={styles.text}>
        <Heading>{username}</Heading>
        {bio !== '' && <p className={styles.bio}>{bio}</p>}
        <ul className={styles.facts}>
          {targetText !== '' && <li>{t('head.target', { target: targetText })}</li>}
          <li>{t('head.joined', { time: joined })}</li>
          {links.map(({ label, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener nofollow ugc">
                <Icon name="link" size={14} /> {label === '' ? new URL(url).host : label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      {children}
    </header>
  )
}
