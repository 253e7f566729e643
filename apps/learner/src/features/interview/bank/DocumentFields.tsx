import { sessionLimits } from '@app/contract/interview-session/values'
import { Input } from 'antd'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { BankStore } from './BankStore.ts'
import type { Wish } from './default-wish.ts'
import { OptionRow } from './OptionRow.tsx'

/** Texts that the questions are chosen by, both optional. */
export const DocumentFields = observer(function DocumentFields({
  store,
  wish,
}: {
  store: BankStore
  wish: Wish
}) {
  const { t } = useTranslation('interview')
  const id = useId()
  return (
    <>
      {(['resume', 'jobDescription'] as const).map((field) => (
        <OptionRow
          key={field}
          name={t(`start.${field}`)}
          htmlFor={`${id}-${field}`}
          note={t('start.optional')}
          hint={t(`start.${field}Hint`)}
          problem={store.problemOf(field)}
        >
          <Input.TextArea
            id={`${id}-${field}`}
            rows={4}
            value={wish[field]}
            maxLength={sessionLimits[field]}
            placeholder={t(`start.${field}Example`)}
            onChange={(event) => store.choose({ [field]: event.target.value })}
          />
        </OptionRow>
      ))}
    </>
  )
})
