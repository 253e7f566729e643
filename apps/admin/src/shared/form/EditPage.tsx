import { type ReactNode, useState } from 'react'
import { EditBase, type RaRecord, type TransformData, useEditContext, useNotify } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { currentOfConflict, messageOf } from '../../data/read-error.ts'
import type { Values } from '../../data/rest-request.ts'
import { LoadFailed } from '../feedback/LoadFailed.tsx'
import { RowsLoading } from '../feedback/RowsLoading.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'
import { FormFrame } from './FormFrame.tsx'

const SKELETON_ROWS = 5

/** The page says itself what went wrong, and what one writes is not replaced while one looks elsewhere. */
const queryOptions = { onError: () => {}, refetchOnWindowFocus: false, refetchOnReconnect: false }

/** A record that counts its changes. */
interface Versioned extends RaRecord {
  version: number
}

interface EditPageProps<R extends Versioned> {
  /** What the page is called until its record is known. */
  title: string
  titleOf: (record: R) => string
  /** What the form edits; nothing else is sent. */
  fields: readonly (keyof R & string)[]
  /** Whether the record is whole; a row of a list may stand in for it until then. */
  isComplete?: (record: R) => boolean
  /** Where one goes after saving. */
  redirect?: 'show' | 'list'
  /** Of what stands in the form, what is sent, where that is not just its fields. */
  transform?: TransformData
  /** What can be done with the record besides saving it. */
  actions?: ReactNode
  /** Inputs, each named by its field; or the whole page, with a form of its own. */
  children: ReactNode | ((record: R) => ReactNode)
}

/** Edits a record. When somebody else saved meanwhile, both versions are shown, and one chooses. */
export function EditPage<R extends Versioned>({
  fields,
  transform,
  redirect = 'show',
  ...page
}: EditPageProps<R>) {
  const notify = useNotify()
  const [conflict, setConflict] = useState<{ mine: Values; current: Values } | null>(null)
  const pick = (record: Values): Values =>
    Object.fromEntries(['version', ...fields].map((field) => [field, record[field]]))
  const handleError = (error: Error, { data: mine = {} }: { data?: Values }) => {
    const current = currentOfConflict(error)
    if (current) setConflict({ mine, current })
    else notify(messageOf(error), { type: 'error' })
  }
  return (
    <EditBase<R>
      mutationMode="pessimistic"
      redirect={redirect}
      redirectOnError={false}
      transform={transform ?? pick}
      queryOptions={queryOptions}
      mutationOptions={{ onError: handleError }}
    >
      <EditContent {...page} />
      {conflict && <Conflict {...conflict} fields={fields} onSettled={() => setConflict(null)} />}
    </EditBase>
  )
}

type EditContentProps<R extends Versioned> = Omit<EditPageProps<R>, 'fields' | 'redirect' | 'transform'>

function EditContent<R extends Versioned>({ title, titleOf, isComplete, ...page }: EditContentProps<R>) {
  const { actions, children } = page
  const { record, error, refetch } = useEditContext<R>()
  const isReady = record !== undefined && (isComplete?.(record) ?? true)
  if (isReady && typeof children === 'function') return children(record)
  const form = typeof children === 'function' ? null : children
  return (
    <FormFrame
      title={record ? titleOf(record) : title}
      isReady={isReady}
      actions={isReady && actions}
      form={form}
    >
      {error ? (
        <LoadFailed message={error.message} onRetry={refetch} />
      ) : (
        <RowsLoading count={SKELETON_ROWS} />
      )}
    </FormFrame>
  )
}

interface ConflictProps {
  mine: Values
  current: Values
  fields: readonly string[]
  onSettled: () => void
}

function Conflict({ mine, current, fields, onSettled }: ConflictProps) {
  const { t } = useTranslation('admin')
  const notify = useNotify()
  const { save, saving, refetch } = useEditContext()
  const handleOverwrite = () => {
    onSettled()
    save?.({ ...mine, version: current.version })
  }
  const handleDiscard = () => {
    onSettled()
    refetch()
    notify(t('conflict.discarded'))
  }
  return (
    <ConflictDialog
      fields={fields}
      mine={mine}
      current={current}
      isPending={saving ?? false}
      onOverwrite={handleOverwrite}
      onDiscard={handleDiscard}
    />
  )
}
