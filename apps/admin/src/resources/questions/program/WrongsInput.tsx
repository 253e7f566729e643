import type { QuestionProgram } from '@app/contract/question-program/schemas'
import { type ProgramLanguage, programLimits } from '@app/contract/question-program/values'
import AddOutlined from '@mui/icons-material/AddOutlined'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import { useInput } from 'react-admin'
import { get } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { firstErrorMessage } from '../../../shared/form/first-error-message.ts'
import { CodeField } from './CodeField.tsx'

/** Solutions in one language that a case must refuse each. */
export function WrongsInput({ language }: { language: ProgramLanguage }) {
  const { t } = useTranslation('admin')
  const { field, fieldState } = useInput({ source: 'program.wrongs' })
  const all: QuestionProgram['wrongs'] = Array.isArray(field.value) ? field.value : []
  const own = all.flatMap((wrong, place) => (wrong.language === language ? [{ ...wrong, place }] : []))
  return (
    <>
      {own.map(({ code, place }, at) => (
        <div key={at}>
          <CodeField
            label={t('program.wrong', { number: at + 1 })}
            language={language}
            value={code}
            onChange={(typed) => field.onChange(all.with(place, { language, code: typed }))}
            onBlur={field.onBlur}
            help={t('program.wrongHelp')}
            error={firstErrorMessage(get(fieldState.error, String(place)))}
          />
          <Button
            color="inherit"
            startIcon={<DeleteOutlined />}
            onClick={() => field.onChange(all.toSpliced(place, 1))}
          >
            {t('program.removeWrong', { number: at + 1 })}
          </Button>
        </div>
      ))}
      <Button
        startIcon={<AddOutlined />}
        disabled={all.length >= programLimits.wrongs}
        onClick={() => field.onChange([...all, { language, code: '' }])}
      >
        {t('program.addWrong')}
      </Button>
    </>
  )
}
