import { MAX_IMPORT_BYTES } from '@app/contract/question-import/values'
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { type ChangeEvent, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { messageOf } from '../../data/read-error.ts'
import { useMethods } from '../../data/use-methods.ts'
import { ProgressBar } from '../../shared/feedback/ProgressBar.tsx'
import { PageBack } from '../../shared/page/PageBack.tsx'
import { PageHeader } from '../../shared/page/PageHeader.tsx'
import sheet from '../../shared/page/Paper.module.css'
import styles from './ImportCreate.module.css'
import { formatOf, type ImportMethods } from './methods.ts'
import { TemplateButtons } from './TemplateButtons.tsx'

/** Chooses a file; what it would do is shown before anything is written. */
export function ImportCreate() {
  const { t } = useTranslation('admin')
  const input = useRef<HTMLInputElement>(null)
  const { upload, share } = useUpload()
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) upload(file)
    target.value = ''
  }
  return (
    <>
      <PageHeader title={t('imports.create')} before={<PageBack to="problems/imports" />} />
      <div className={`${sheet.paper} ${styles.upload}`}>
        <p>{t('imports.advice')}</p>
        <ul className={styles.formats}>
          {(['csv', 'xlsx', 'markdown'] as const).map((format) => (
            <li key={format}>{t(`imports.format.${format}`)}</li>
          ))}
        </ul>
        <p>{t('imports.rules')}</p>
        <div className={styles.buttons}>
          <input
            ref={input}
            type="file"
            accept=".csv,.tsv,.txt,.xlsx,.zip"
            className="visually-hidden"
            aria-label={t('imports.choose')}
            tabIndex={-1}
            onChange={choose}
          />
          <Button
            variant="contained"
            startIcon={<UploadFileOutlined />}
            disabled={share !== null}
            onClick={() => input.current?.click()}
          >
            {t('imports.choose')}
          </Button>
        </div>
        <TemplateButtons />
        {share !== null && <ProgressBar label={t('imports.uploading')} share={share} />}
      </div>
    </>
  )
}

function useUpload() {
  const { t } = useTranslation('admin')
  const provider = useMethods<ImportMethods>()
  const notify = useNotify()
  const navigate = useNavigate()
  const [share, setShare] = useState<number | null>(null)
  const { mutate } = useMutation({
    mutationFn: (file: File) => provider.uploadImport(file, setShare),
    onSuccess: (id) => navigate(`/problems/imports/${id}/show`),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
    onSettled: () => setShare(null),
  })
  const upload = (file: File) => {
    if (formatOf(file.name) === undefined) notify(t('imports.unknownFormat'), { type: 'error' })
    else if (file.size > MAX_IMPORT_BYTES) notify(t('imports.tooLarge'), { type: 'error' })
    else if (file.size === 0) notify(t('imports.emptyFile'), { type: 'error' })
    else {
      setShare(0)
      mutate(file)
    }
  }
  return { upload, share }
}
