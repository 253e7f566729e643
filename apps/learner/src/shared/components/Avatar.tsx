import { useState } from 'react'
import styles from './Avatar.module.css'
import defaultAvatar from './default-avatar.svg'

/** A user's picture; the default one when they have none or it does not load. The name stands beside it. */
export function Avatar({ url, size = 28 }: { url: string | null; size?: 28 | 88 }) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const source = url && url !== failedUrl ? url : defaultAvatar
  return (
    <img
      className={`${styles.avatar} ${size === 28 ? '' : styles.large}`}
      src={source}
      alt=""
      width={size}
      height={size}
      onError={() => setFailedUrl(url)}
    />
  )
}
