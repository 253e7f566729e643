import { useEffect } from 'react'
import { PageSkeleton } from '../components/PageSkeleton.tsx'

/** The console is another app: a user who navigates to one of its addresses within this site loads it from the server. */
export function Page() {
  useEffect(() => window.location.reload(), [])
  return <PageSkeleton />
}
