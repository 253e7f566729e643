import type { SearchHit } from '@app/contract/search/schemas'
import { Link } from 'react-router-dom'
import { Avatar } from '../../../shared/components/Avatar.tsx'
import { foundAddress } from '../parts/found-address.ts'
import { Marked } from '../parts/Marked.tsx'
import styles from './Hit.module.css'
import { HitFacts } from './HitFacts.tsx'

/** One result; the whole of it leads there. */
export function Hit({ hit }: { hit: SearchHit }) {
  return (
    <li className={styles.row}>
      <article>
        <h2 className={styles.title}>
          {hit.kind === 'user' && <Avatar url={hit.avatarUrl} />}
          <Link to={foundAddress(hit)}>
            <Marked text={hit.title} />
          </Link>
        </h2>
        {hit.passage.length > 0 && (
          <p className={styles.passage}>
            <Marked text={hit.passage} />
          </p>
        )}
        <p className={styles.facts}>
          <HitFacts hit={hit} />
        </p>
      </article>
    </li>
  )
}
