import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyAntd } from '../../../shared/antd/lazy-antd.tsx'
import { Skeleton } from '../../../shared/components/Skeleton.tsx'
import styles from './CommentSection.module.css'
import { linkedCommentOf } from './linked-comment.ts'
import type { CommentSectionProps } from './section-props.ts'

const LazyComments = lazyAntd(() => import('./Comments.tsx').then((module) => module.Comments))

/**
 * The comments on something: they come when the reader gets near, or at once when the address points to one of them.
 * Its texts are in the namespace `comments`, with `ui` and `validation`.
 */
export function CommentSection(props: CommentSectionProps) {
  const section = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  const isNear = useIsNear(section, linkedCommentOf(hash) !== null)
  return (
    <section ref={section} id="comments" className={styles.section}>
      {isNear ? <LazyComments {...props} outline={<Outline />} /> : <Outline />}
    </section>
  )
}

function Outline() {
  return (
    <div className={styles.outline}>
      <Skeleton className={styles.outlineHead} />
      <Skeleton className={styles.outlineBox} />
      <Skeleton />
      <Skeleton />
    </div>
  )
}

/** Stays true once it was. */
function useIsNear(section: React.RefObject<HTMLElement | null>, isWanted: boolean): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!section.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '600px' },
    )
    observer.observe(section.current)
    return () => observer.disconnect()
  }, [section])
  return isNear || isWanted
}
