import type { ReactNode } from 'react'
import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin'
import { Link } from 'react-router-dom'

/** A link to the page of the row's record, for the keyboard: a click anywhere on the row works by pointer only. */
export function RecordLink({ children }: { children: ReactNode }) {
  const createPath = useCreatePath()
  const resource = useResourceContext()
  const record = useRecordContext()
  if (!record || !resource) return children
  const path = createPath({ resource, type: 'show', id: record.id })
  return (
    <Link to={path} onClick={(event) => event.stopPropagation()}>
      {children}
    </Link>
  )
}
