import type { ReactNode } from 'react'
import { SaveButton, useResourceContext } from 'react-admin'
import { PageBack } from '../page/PageBack.tsx'
import { PageHeader } from '../page/PageHeader.tsx'
import sheet from '../page/Paper.module.css'
import styles from './FormFrame.module.css'
import { RecordForm } from './RecordForm.tsx'

interface FormFrameProps {
  title: string
  isReady: boolean
  /** Buttons besides saving. */
  actions?: ReactNode
  /** The inputs. Leaving the page with unsaved input asks first. */
  form: ReactNode
  /** Shown in place of the form until it is ready. */
  children?: ReactNode
}

/** A page with a form for one record and a link back to the list. */
export function FormFrame({ title, isReady, actions, form, children }: FormFrameProps) {
  const resource = useResourceContext() ?? ''
  return (
    <>
      <PageHeader title={title} before={<PageBack to={resource} />}>
        {actions}
      </PageHeader>
      <div className={sheet.paper}>
        {isReady ? (
          <RecordForm className={styles.form ?? ''}>
            {form}
            <div className={styles.end}>
              <SaveButton />
            </div>
          </RecordForm>
        ) : (
          children
        )}
      </div>
    </>
  )
}
