import type { ReactNode } from 'react'
import { CreateBase, type TransformData, useNotify } from 'react-admin'
import { messageOf } from '../../data/read-error.ts'
import { FormFrame } from './FormFrame.tsx'

interface CreatePageProps {
  title: string
  /** The form's initial values. */
  initial: Readonly<Record<string, unknown>>
  /** The page that follows after saving. */
  redirect?: 'show' | 'list'
  /** Makes what is sent from the form's values. */
  transform?: TransformData
  /** Inputs, each named by its field. */
  children: ReactNode
}

/** Creates a record, then shows its page or the list. */
export function CreatePage({ title, initial, redirect = 'show', transform, children }: CreatePageProps) {
  const notify = useNotify()
  const handleError = (error: Error) => notify(messageOf(error), { type: 'error' })
  return (
    <CreateBase
      record={initial}
      redirect={redirect}
      mutationOptions={{ onError: handleError }}
      {...(transform && { transform })}
    >
      <FormFrame title={title} isReady form={children} />
    </CreateBase>
  )
}
