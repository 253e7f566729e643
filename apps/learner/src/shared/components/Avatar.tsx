import { useState } from 'react'
import styles from './Avatar.module.css'
import defaultAvatar from './default-avatar.svg'

/** A user's picture; the default one when they have none or it does not load. The name stands beside it. */
export function Avatar({ url }: { url: string | null }) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const source = url && url !== failedUrl ? url : defaultAvatar
  return (
    <img
      className={styles.avatar}
      src={source}
      alt=""
      width="28"
      height="28"
      onError={() => setFailedUrl(url)}
    />
  )
}
