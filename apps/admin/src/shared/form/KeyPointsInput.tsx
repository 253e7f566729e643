import { SelectInput, TextInput } from 'react-admin'
import { useTranslation } from 'react-i18next'
import styles from './ItemsInput.module.css'
import { ItemsInput } from './ItemsInput.tsx'
import { emptyKeyPoint } from './key-point-values.ts'

const weights = [1, 2, 3, 4, 5].map((id) => ({ id, name: String(id) }))
const look = { margin: 'dense', fullWidth: true } as const

/** The key points of a good answer: sentence, weight, follow-up and misconception of each. */
export function KeyPointsInput({ most }: { most: number }) {
  const { t } = useTranslation('admin')
  const name = (field: string) => t(`questions.keyPoint.${field}`)
  return (
    <ItemsInput
      source="keyPoints"
      most={most}
      empty={emptyKeyPoint}
      legend={t('questions.keyPoints')}
      help={t('questions.keyPointsHelp')}
      add={t('questions.addKeyPoint')}
      nameOf={(what, number) => t(`questions.keyPoint.${what}`, { number })}
    >
      {(at) => (
        <>
          <div className={styles.main}>
            <TextInput source={at('text')} label={name('text')} multiline {...look} />
            <SelectInput
              source={at('weight')}
              label={name('weight')}
              choices={weights}
              validate={[]}
              {...look}
            />
          </div>
          <TextInput source={at('followUp')} label={name('followUp')} {...look} />
          <TextInput
            source={at('misconception')}
            label={name('misconception')}
            helperText={name('misconceptionHelp')}
            {...look}
          />
        </>
      )}
    </ItemsInput>
  )
}
