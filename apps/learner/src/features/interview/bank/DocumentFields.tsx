import { DOCUMENT_FIELDS, type DocumentField, sessionLimits } from '@app/contract/interview-session/values'
import { Button, Input, Upload } from 'antd'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRootStore } from '../../../shared/root/store-context.ts'
import { useIsMember } from '../use-is-member.ts'
import type { BankStore } from './BankStore.ts'
import styles from './DocumentFields.module.css'
import { DocumentStore } from './DocumentStore.ts'
import type { Wish } from './default-wish.ts'
import { OptionRow } from './OptionRow.tsx'

const ACCEPTED = '.pdf,.docx'

interface Props {
  store: BankStore
  wish: Wish
}

/** Texts that the questions are chosen by, both optional: pasted, or read from a file. */
export const DocumentFields = observer(function DocumentFields(props: Props) {
  return DOCUMENT_FIELDS.map((field) => <DocumentInput key={field} field={field} {...props} />)
})

const DocumentInput = observer(function DocumentInput({
  store,
  wish,
  field,
}: Props & { field: DocumentField }) {
  const { t } = useTranslation('interview')
  const id = useId()
  const root = useRootStore()
  const [document] = useState(() => new DocumentStore(root, field))
  const read = async (file: File) => {
    const text = await document.read(file, wish[field])
    if (text !== null) store.choose({ [field]: text })
  }
  return (
    <OptionRow
      name={t(`start.${field}`)}
      htmlFor={`${id}-${field}`}
      note={t('start.optional')}
      hint={t(`start.${field}Hint`)}
      problem={document.problem ?? store.problemOf(field)}
    >
      <Input.TextArea
        id={`${id}-${field}`}
        rows={4}
        value={wish[field]}
        maxLength={sessionLimits[field]}
        placeholder={t(`start.${field}Example`)}
        onChange={(event) => {
          document.clear()
          store.choose({ [field]: event.target.value })
        }}
      />
      <FileRow document={document} field={field} store={store} onFile={(file) => void read(file)} />
    </OptionRow>
  )
})

interface FileRowProps {
  document: DocumentStore
  field: DocumentField
  store: BankStore
  onFile: (file: File) => void
}

/** The way to a file, and what became of the one that was read. */
const FileRow = observer(function FileRow({ document, field, store, onFile }: FileRowProps) {
  const { t } = useTranslation('interview')
  const isMember = useIsMember()
  const { isReading, isCut, replaced } = document
  if (!isMember) return null
  return (
    <div className={styles.row}>
      <Upload.Dragger
        accept={ACCEPTED}
        showUploadList={false}
        disabled={isReading}
        className={styles.drop ?? ''}
        beforeUpload={(file) => {
          onFile(file)
          return false
        }}
      >
        {t(isReading ? 'start.readingFile' : 'start.chooseFile')}
      </Upload.Dragger>
      <p role="status" className={styles.note}>
        {isCut && t('start.fileCut', { count: sessionLimits[field] })}
        {replaced !== null && (
          <Button
            type="link"
            size="small"
            onClick={() => {
              store.choose({ [field]: replaced })
              document.clear()
            }}
          >
            {t('start.bringBack')}
          </Button>
        )}
      </p>
    </div>
  )
})
