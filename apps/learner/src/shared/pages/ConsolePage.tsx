import { useEffect } from 'react'
import { PageSkeleton } from '../components/PageSkeleton.tsx'

/** The console is another app: who comes to one of its addresses within this site is sent on to the server. */
export function Page() {
  useEffect(() => window.location.reload(), [])
  return <PageSkeleton />
}
