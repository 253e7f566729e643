import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined'
import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'
import { Form, SaveButton, useResourceContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styles from './FormFrame.module.css'
import { PageHeader } from './PageHeader.tsx'

interface FormFrameProps {
  title: string
  isReady: boolean
  /** The inputs; leaving them unsaved asks first. */
  form: ReactNode
  /** What stands in place of the form until it is ready. */
  children?: ReactNode
}

/** A page with a form for one record, and the way back to the list. */
export function FormFrame({ title, isReady, form, children }: FormFrameProps) {
  const { t } = useTranslation('admin')
  const resource = useResourceContext() ?? ''
  const back = (
    <IconButton component={Link} to={`/${resource}`} aria-label={t('show.back')} edge="start">
      <ArrowBackOutlined />
    </IconButton>
  )
  return (
    <>
      <PageHeader title={title} before={back} />
      <div className={styles.paper}>
        {isReady ? (
          <Form className={styles.form ?? ''} warnWhenUnsavedChanges>
            {form}
            <div className={styles.end}>
              <SaveButton />
            </div>
          </Form>
        ) : (
          children
        )}
      </div>
    </>
  )
}
