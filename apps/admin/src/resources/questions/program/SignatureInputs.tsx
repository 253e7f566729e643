import type { QuestionProgram } from '@app/contract/question-program/schemas'
import { programLimits } from '@app/contract/question-program/values'
import { SelectInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ItemsInput } from '../../../shared/form/ItemsInput.tsx'
import { asTyped } from './CodeField.tsx'
import styles from './Program.module.css'

const look = { margin: 'dense', fullWidth: true } as const

/** The function or class that is to be written: its name, its parameters and what comes of it. */
export function SignatureInputs() {
  const { t } = useTranslation('admin')
  return (
    <>
      <TextInput
        source="program.entry"
        label={t('program.entry')}
        helperText={t('program.entryHelp')}
        parse={asTyped}
        {...look}
      />
      <ItemsInput
        source="program.parameters"
        most={programLimits.parameters}
        empty={{ name: '', type: '' }}
        legend={t('program.parameters')}
        help={t('program.parametersHelp')}
        add={t('program.addParameter')}
        nameOf={(what, number) => t(`program.parameter.${what}`, { number })}
      >
        {(at) => (
          <div className={styles.pair}>
            <TextInput source={at('name')} label={t('program.parameterName')} parse={asTyped} {...look} />
            <TextInput source={at('type')} label={t('program.parameterType')} parse={asTyped} {...look} />
          </div>
        )}
      </ItemsInput>
      <div className={styles.pair}>
        <TextInput
          source="program.returns"
          label={t('program.returns')}
          helperText={t('program.returnsHelp')}
          parse={asTyped}
          {...look}
        />
        <ChangesInput />
      </div>
    </>
  )
}

/** Which of the parameters is changed in place. */
function ChangesInput() {
  const { t } = useTranslation('admin')
  const parameters: QuestionProgram['parameters'] | undefined = useWatch({ name: 'program.parameters' })
  const changes: string | undefined = useWatch({ name: 'program.changes' })
  // A parameter that went is still shown, for the server to say that it is none.
  const names = new Set([...(parameters ?? []).map(({ name }) => name), changes ?? ''])
  names.delete('')
  return (
    <SelectInput
      source="program.changes"
      label={t('program.changes')}
      helperText={t('program.changesHelp')}
      choices={[...names].map((name) => ({ id: name, name }))}
      emptyText={t('program.changesNone')}
      parse={asTyped}
      validate={[]}
      {...look}
    />
  )
}
