import type { ReactNode } from 'react'
import { CreateBase, useNotify } from 'react-admin'
import { messageOf } from '../../data/read-error.ts'
import { FormFrame } from './FormFrame.tsx'

interface CreatePageProps {
  title: string
  /** The form's initial values. */
  initial: Readonly<Record<string, unknown>>
  /** The page that follows after saving. */
  redirect?: 'show' | 'list'
  /** Inputs, each named by its field. */
  children: ReactNode
}

/** Creates a record, then shows its page or the list. */
export function CreatePage({ title, initial, redirect = 'show', children }: CreatePageProps) {
  const notify = useNotify()
  const handleError = (error: Error) => notify(messageOf(error), { type: 'error' })
  return (
    <CreateBase record={initial} redirect={redirect} mutationOptions={{ onError: handleError }}>
      <FormFrame title={title} isReady form={children} />
    </CreateBase>
  )
}
