import Alert from '@mui/material/Alert'
import { Fragment, type ReactNode, useState } from 'react'
import {
  EditBase,
  type RaRecord,
  type TransformData,
  useEditContext,
  useNotify,
  useResourceContext,
} from 'react-admin'
import { useTranslation } from 'react-i18next'
import { currentOfConflict, messageOf } from '../../data/read-error.ts'
import type { Values } from '../../data/rest-request.ts'
import { useFieldNames } from '../acts/use-field-names.ts'
import { RecordFailed } from '../feedback/RecordFailed.tsx'
import { RowsLoading } from '../feedback/RowsLoading.tsx'
import { RevisionDiff } from '../history/RevisionDiff.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'
import { FormFrame } from './FormFrame.tsx'
import { mergeEdits } from './merge-edits.ts'

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

/** What the admin has seen of another's edit before going back to the form. */
interface SeenConflict {
  base: Values
  theirs: Values
}

/** Edits a record. What somebody else saved meanwhile is kept; where both changed the same field, the admin is asked. */
export function EditPage<R extends Versioned>({
  fields,
  transform,
  redirect = 'show',
  ...page
}: EditPageProps<R>) {
  const notify = useNotify()
  const [conflict, setConflict] = useState<{ mine: Values; current: Values } | null>(null)
  const [seen, setSeen] = useState<SeenConflict | null>(null)
  // The form begins anew when its edit was discarded, not when it was saved: leaving a saved form would be held up.
  const [discarded, setDiscarded] = useState(0)
  const write = (record: Values): Values =>
    transform
      ? { ...transform(record) }
      : Object.fromEntries(['version', ...fields].map((field) => [field, record[field]]))
  const send = (record: Values): Values => {
    const mine = write(record)
    if (!seen) return mine
    return { ...mergeEdits(fields, { ...seen, mine }).merged, version: seen.theirs.version }
  }
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
      transform={send}
      queryOptions={queryOptions}
      mutationOptions={{ onError: handleError }}
    >
      {seen && <SeenConflictAlert {...seen} fields={fields} />}
      <Fragment key={discarded}>
        <EditContent {...page} />
      </Fragment>
      {conflict && (
        <Conflict
          {...conflict}
          fields={fields}
          seen={seen}
          write={write}
          onSettled={() => setConflict(null)}
          onBack={setSeen}
          onDiscarded={() => {
            setSeen(null)
            setDiscarded((count) => count + 1)
          }}
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
      {error ? <RecordFailed error={error} onRetry={refetch} /> : <RowsLoading count={SKELETON_ROWS} />}
    </FormFrame>
  )
}

/** What is merged is in the form that is sent already. */
const asItIs = (values: Values) => values

interface ConflictProps {
  mine: Values
  current: Values
  fields: readonly string[]
  seen: SeenConflict | null
  /** A record in the form that is sent. */
  write: (record: Values) => Values
  onSettled: () => void
  onBack: (seen: SeenConflict) => void
  onDiscarded: () => void
}

function Conflict({ mine, current, fields, seen, write, ...on }: ConflictProps) {
  const { t } = useTranslation('admin')
  const notify = useNotify()
  const { record, save, saving, refetch } = useEditContext()
  const theirs = { ...write(current), version: current.version }
  const opened = seen ? seen.theirs : record && { ...write(record), version: record.version }
  const base: Values = opened && opened.version === mine.version ? opened : {}
  const { merged, asked, kept } = mergeEdits(fields, { base, mine, theirs })
  const saveMerged = (chosen: Values) => {
    on.onSettled()
    save?.({ ...merged, ...chosen, version: current.version }, { transform: asItIs })
  }
  const handleBack = () => {
    on.onSettled()
    on.onBack({ base, theirs })
  }
  const handleDiscard = async () => {
    on.onSettled()
    await refetch()
    on.onDiscarded()
    notify(t('conflict.discarded'))
  }
  return (
    <ConflictDialog
      versions={{ base, mine, theirs }}
      asked={asked}
      kept={kept}
      isPending={saving ?? false}
      onSave={saveMerged}
      onBack={handleBack}
      onDiscard={() => void handleDiscard()}
    />
  )
}

/** Says what the other changed, as long as the admin merges by hand. */
function SeenConflictAlert({ base, theirs, fields }: SeenConflict & { fields: readonly string[] }) {
  const { t } = useTranslation('admin')
  const resource = useResourceContext() ?? ''
  const nameFields = useFieldNames(resource)
  const { kept } = mergeEdits(fields, { base, mine: base, theirs })
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {t('conflict.seen', { fields: nameFields(kept) })}
      <RevisionDiff resource={resource} fields={kept} before={base} after={theirs} />
    </Alert>
  )
}
