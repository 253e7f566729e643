import type { QuestionRecord } from '@app/contract'
import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import HistoryOutlined from '@mui/icons-material/HistoryOutlined'
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined'
import PublishOutlined from '@mui/icons-material/PublishOutlined'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { DeleteWithConfirmButton, HttpError, useNotify, useRefresh } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useActs } from '../../../data/use-acts.ts'
import type { QuestionActs } from '../acts.ts'

/** The actions on one question. */
export function QuestionActions({ question: { id, status } }: { question: QuestionRecord }) {
  const { t } = useTranslation('admin')
  const isPublished = status === 'published'
  const { mutate: setPublished, isPending } = useStatus(id)
  return (
    <>
      {isPublished && (
        <Button href={`/problems/bagu/${id}`} target="_blank" startIcon={<OpenInNewOutlined />}>
          {t('questions.open')}
        </Button>
      )}
      <Button component={Link} to={`/problems/${id}/history`} startIcon={<HistoryOutlined />}>
        {t('history.title')}
      </Button>
      <DeleteWithConfirmButton
        mutationMode="pessimistic"
        redirect="list"
        confirmContent={t('questions.deleteAdvice')}
        confirmColor="warning"
      />
      <Button
        disabled={isPending}
        startIcon={isPublished ? <ArchiveOutlined /> : <PublishOutlined />}
        onClick={() => setPublished(!isPublished)}
      >
        {t(isPublished ? 'questions.archive' : 'questions.publish')}
      </Button>
      <Button component={Link} to={`/problems/${id}`} variant="contained" startIcon={<EditOutlined />}>
        {t('ra.action.edit')}
      </Button>
    </>
  )
}

function useStatus(id: number) {
  const { t } = useTranslation('admin')
  const provider = useActs<QuestionActs>()
  const notify = useNotify()
  const refresh = useRefresh()
  const explain = useMissing()
  return useMutation<void, Error, boolean>({
    mutationFn: (isPublished) =>
      isPublished ? provider.publishQuestions([id]) : provider.archiveQuestions([id]),
    onSuccess: (_, isPublished) => {
      notify(t(isPublished ? 'questions.published' : 'questions.archived', { total: 1 }), { type: 'success' })
      refresh()
    },
    onError: (error) => notify(explain(error), { type: 'error' }),
  })
}

/** Makes a message that names the fields an incomplete question lacks. */
function useMissing() {
  const { t, i18n } = useTranslation('admin')
  const join = new Intl.ListFormat(i18n.language)
  return (error: Error): string => {
    const errors: object = error instanceof HttpError ? (error.body?.errors ?? {}) : {}
    const fields = Object.keys(errors).map((path) => t(`resources.problems.fields.${path.split('.').at(-1)}`))
    return fields.length === 0 ? error.message : t('questions.missing', { fields: join.format(fields) })
  }
}
