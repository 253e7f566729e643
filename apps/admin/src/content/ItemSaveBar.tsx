import PreviewOutlined from '@mui/icons-material/PreviewOutlined'
import PublishOutlined from '@mui/icons-material/PublishOutlined'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useState } from 'react'
import {
  type RaRecord,
  SaveButton,
  useDataProvider,
  useNotify,
  useRecordContext,
  useRedirect,
} from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useMissing } from '../shared/acts/use-missing.ts'
import styles from '../shared/form/ColumnsForm.module.css'
import { draftOf, type ItemFormPart } from './form-part.ts'
import type { ItemKind, ItemPagePart } from './item-kind.ts'

interface ItemSaveBarProps<R, D, T, V> {
  kind: ItemKind<R>
  page: ItemPagePart<D, T>
  form: ItemFormPart<V>
}

/** Buttons to save, to save and publish, and to preview. */
export function ItemSaveBar<R, D, T, V extends T & object>({ kind, ...parts }: ItemSaveBarProps<R, D, T, V>) {
  const { t } = useTranslation('admin')
  const isPublished = useRecordContext()?.status === 'published'
  const [isPreviewed, setIsPreviewed] = useState(false)
  const publish = usePublishing(kind)
  const close = () => setIsPreviewed(false)
  return (
    <div className={styles.bar}>
      <SaveButton
        variant="contained"
        alwaysEnable
        label={isPublished ? 'questions.saveShown' : 'questions.save'}
      />
      {!isPublished && (
        <SaveButton
          type="button"
          variant="outlined"
          alwaysEnable
          icon={<PublishOutlined />}
          label="questions.saveAndPublish"
          mutationOptions={{ onSuccess: publish }}
        />
      )}
      <Button startIcon={<PreviewOutlined />} onClick={() => setIsPreviewed(true)}>
        {t('questions.preview')}
      </Button>
      {parts.form.Caution && <parts.form.Caution />}
      <Dialog open={isPreviewed} onClose={close} fullWidth maxWidth="md" aria-label={t('questions.preview')}>
        <DialogContent>{isPreviewed && <Preview {...parts} />}</DialogContent>
        <DialogActions>
          <Button onClick={close}>{t('ra.action.close')}</Button>
        </DialogActions>
      </Dialog>
    </div>
  )
}

/** The form's values as learners would see them. */
function Preview<D, T, V extends T & object>({ page, form }: Omit<ItemSaveBarProps<never, D, T, V>, 'kind'>) {
  const values = useFormContext<V & { title: string }>().getValues()
  return <page.Article item={draftOf(form, values)} title={values.title} />
}

/** Publishes the saved item. An incomplete one stays a draft, and the admin is told what is missing. */
function usePublishing<R>({ name, publish }: ItemKind<R>) {
  const { t } = useTranslation('admin')
  const provider = useDataProvider()
  const explain = useMissing(name)
  const notify = useNotify()
  const redirect = useRedirect()
  return async ({ id }: RaRecord) => {
    try {
      await provider.updateMany(name, { ids: [id], data: {}, meta: { act: publish.name } })
      notify(t(`resources.${name}.acts.publish.done`, { count: 1 }), { type: 'success' })
    } catch (error) {
      notify(t('questions.savedNotPublished', { message: explain(error) }), { type: 'warning' })
    }
    redirect('show', name, id)
  }
}
