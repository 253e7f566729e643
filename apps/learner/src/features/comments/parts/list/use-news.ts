import { useEffect } from 'react'
import type { CommentList } from './CommentList.ts'

const EVERY = 30_000

/** Asks for new comments now and then while the page is looked at, and when the reader comes back to it. */
export function useNews(list: CommentList): void {
  useEffect(() => {
    const check = () => {
      if (document.visibilityState === 'visible') void list.checkNews()
    }
    const timer = setInterval(check, EVERY)
    document.addEventListener('visibilitychange', check)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [list])
}
