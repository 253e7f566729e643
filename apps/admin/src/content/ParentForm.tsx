import { CreateBase, DeleteWithConfirmButton } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { Values } from '../data/rest-request.ts'
import { EditPage } from '../shared/form/EditPage.tsx'
import { FormFrame } from '../shared/form/FormFrame.tsx'
import { type RecordValues, toRequest } from './form-part.ts'
import type { ParentKind, ParentPart, ParentRecord } from './parent-kind.ts'

interface ParentFormProps<R, V> {
  kind: ParentKind<R>
  part: ParentPart<R, V>
}

/** A new parent, behind all others. */
export function ParentCreate<R, V extends Values>({ kind, part }: ParentFormProps<R, V>) {
  const { t } = useTranslation('admin')
  return (
    <CreateBase
      record={part.empty}
      redirect="list"
      transform={(values: RecordValues<V>) => toRequest(part, values)}
    >
      <FormFrame title={t(`resources.${kind.name}.create`)} isReady form={<part.Inputs />} />
    </CreateBase>
  )
}

/** Edits a parent, or deletes an empty one. */
export function ParentEdit<R extends ParentRecord, V extends Values>({ kind, part }: ParentFormProps<R, V>) {
  const { t } = useTranslation('admin')
  return (
    <EditPage<R>
      title={t(`resources.${kind.name}.name`)}
      titleOf={({ name }) => name}
      fields={Object.keys(part.empty)}
      transform={(values: RecordValues<V>) => toRequest(part, values)}
      redirect="list"
      actions={<DeleteWithConfirmButton mutationMode="pessimistic" redirect="list" confirmColor="warning" />}
    >
      <part.Inputs />
    </EditPage>
  )
}
