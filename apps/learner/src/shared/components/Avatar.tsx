import { useState } from 'react'
import styles from './Avatar.module.css'
import defaultAvatar from './default-avatar.svg'

const sizes = { 28: '', 32: styles.comfortable, 40: styles.medium, 88: styles.large }

/** A user's picture; the default one when they have none or it does not load. The name stands beside it. */
export function Avatar({ url, size = 28 }: { url: string | null; size?: 28 | 32 | 40 | 88 }) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const source = url && url !== failedUrl ? url : defaultAvatar
  return (
    <img
      className={`${styles.avatar} ${sizes[size] ?? ''}`}
      src={source}
      alt=""
      width={size}
      height={size}
      onError={() => setFailedUrl(url)}
    />
  )
}
