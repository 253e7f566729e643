import { CreateBase, type RaRecord, TextInput } from 'react-admin'
import { useTranslation } from 'react-i18next'
import styles from '../shared/form/ColumnsForm.module.css'
import { EditPage } from '../shared/form/EditPage.tsx'
import { RecordForm } from '../shared/form/RecordForm.tsx'
import { PageBack } from '../shared/page/PageBack.tsx'
import { PageHeader } from '../shared/page/PageHeader.tsx'
import { type ItemFormPart, type RecordValues, toRequest } from './form-part.ts'
import { ItemSaveBar } from './ItemSaveBar.tsx'
import { type ItemKind, type ItemPagePart, type ItemRecord, isWhole } from './item-kind.ts'
import { ParentInput } from './ParentInput.tsx'

interface ItemFormProps<R, D, T, V> {
  kind: ItemKind<R>
  page: ItemPagePart<D, T>
  form: ItemFormPart<V>
}

/** Creates an item, which is a draft until it is published. */
export function ItemCreate<R, D, T, V extends T & object>(props: ItemFormProps<R, D, T, V>) {
  const { t } = useTranslation('admin')
  const { kind, form } = props
  return (
    <CreateBase redirect="show" transform={toRequestOf(kind, form)}>
      <PageHeader title={t(`resources.${kind.name}.create`)} before={<PageBack to={kind.name} />} />
      <ItemForm {...props} />
    </CreateBase>
  )
}

/** Edits an item; every save makes a version. */
export function ItemEdit<R extends ItemRecord, D extends R, T, V extends T & object>(
  props: ItemFormProps<R, D, T, V>,
) {
  const { t } = useTranslation('admin')
  const { kind, form } = props
  return (
    <EditPage<R>
      title={t(`resources.${kind.name}.name`)}
      titleOf={({ title }) => title}
      fields={kind.compared}
      transform={toRequestOf(kind, form)}
      isComplete={(item) => isWhole<R, D>(kind, item)}
    >
      {(item) => (
        <>
          <PageHeader title={item.title} before={<PageBack to={kind.name} />} />
          <ItemForm {...props} record={item} />
        </>
      )}
    </EditPage>
  )
}

const toRequestOf =
  <R, V extends object>({ parent }: ItemKind<R>, form: ItemFormPart<V>) =>
  (values: RecordValues<V>) =>
    toRequest(form, values, [parent.field, 'slug'])

/** @param record the item as it was when the page was opened; absent for a new one */
function ItemForm<R, D, T, V extends T & object>({
  kind,
  page,
  form,
  record,
}: ItemFormProps<R, D, T, V> & { record?: RaRecord }) {
  const { t } = useTranslation('admin')
  return (
    <RecordForm
      {...(record && { record })}
      defaultValues={{ ...form.empty, slug: '' }}
      className={styles.form ?? ''}
    >
      <div className={styles.columns}>
        <div className={styles.text}>
          <form.Text />
        </div>
        <div className={styles.facts}>
          <ParentInput parent={kind.parent} />
          <form.Facts />
          <TextInput source="slug" helperText={t('questions.slugHelp')} margin="dense" fullWidth />
        </div>
      </div>
      <ItemSaveBar kind={kind} page={page} form={form} />
    </RecordForm>
  )
}
