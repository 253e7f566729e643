import { Fragment, type ReactNode, useState } from 'react'
import { EditBase, type RaRecord, type TransformData, useEditContext, useNotify } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { currentOfConflict, messageOf } from '../../data/read-error.ts'
import type { Values } from '../../data/rest-request.ts'
import { LoadFailed } from '../feedback/LoadFailed.tsx'
import { RowsLoading } from '../feedback/RowsLoading.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'
import { FormFrame } from './FormFrame.tsx'

const SKELETON_ROWS = 5

/** The page shows errors itself, and unsaved input is not replaced when the window gets focus again. */
const queryOptions = { onError: () => {}, refetchOnWindowFocus: false, refetchOnReconnect: false }

/** A record whose version number grows with every change. */
interface Versioned extends RaRecord {
  version: number
}

interface EditPageProps<R extends Versioned> {
  /** The page's title until its record is loaded. */
  title: string
  titleOf: (record: R) => string
  /** The fields the form edits; nothing else is sent. */
  fields: readonly (keyof R & string)[]
  /** Whether all fields are loaded: without a network react-admin may have no more than the row of a list. */
  isComplete?: (record: R) => boolean
  /** The page that follows after saving. */
  redirect?: 'show' | 'list'
  /** Makes what is sent from the form's values, where that is more than picking the fields. */
  transform?: TransformData
  /** Buttons besides saving. */
  actions?: ReactNode
  /** Inputs, each named by its field; or a function that renders the whole page with its own form. */
  children: ReactNode | ((record: R) => ReactNode)
}

/** Edits a record. When somebody else saved meanwhile, the admin sees both versions and chooses one. */
export function EditPage<R extends Versioned>({
  fields,
  transform,
  redirect = 'show',
  ...page
}: EditPageProps<R>) {
  const notify = useNotify()
  const [conflict, setConflict] = useState<{ mine: Values; current: Values } | null>(null)
  // The form begins anew when its edit was discarded, not when it was saved: leaving a saved form would be held up.
  const [discarded, setDiscarded] = useState(0)
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
      <Fragment key={discarded}>
        <EditContent {...page} />
      </Fragment>
      {conflict && (
        <Conflict
          {...conflict}
          fields={fields}
          onSettled={() => setConflict(null)}
          onDiscarded={() => setDiscarded((count) => count + 1)}
        />
      )}
    </EditBase>
  )
}

type EditContentProps<R extends Versioned> = Omit<EditPageProps<R>, 'fields' | 'redirect' | 'transform'>

function EditContent<R extends Versioned>({ title, titleOf, isComplete, ...page }: EditContentProps<R>) {
  const { actions, children } = page
  const { record, error, isFetching, refetch } = useEditContext<R>()
  // What a list had of the record stands until the record comes, and would take an edit begun meanwhile with it.
  const [hasCome, setHasCome] = useState(false)
  if (!(hasCome || isFetching)) setHasCome(true)
  const isReady = hasCome && record !== undefined && (isComplete?.(record) ?? true)
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
  onDiscarded: () => void
}

function Conflict({ mine, current, fields, onSettled, onDiscarded }: ConflictProps) {
  const { t } = useTranslation('admin')
  const notify = useNotify()
  const { save, saving, refetch } = useEditContext()
  const handleOverwrite = () => {
    onSettled()
    save?.({ ...mine, version: current.version })
  }
  const handleDiscard = async () => {
    onSettled()
    await refetch()
    onDiscarded()
    notify(t('conflict.discarded'))
  }
  return (
    <ConflictDialog
      fields={fields}
      mine={mine}
      current={current}
      isPending={saving ?? false}
      onOverwrite={handleOverwrite}
      onDiscard={() => void handleDiscard()}
    />
  )
}
