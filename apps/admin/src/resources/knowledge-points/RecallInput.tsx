import { knowledgePointLimits } from '@app/contract/content/kinds/knowledge-point-values'
import { TextInput } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { ItemsInput } from '../../shared/form/ItemsInput.tsx'

/** The recall questions of a knowledge point. */
export function RecallInput() {
  const { t } = useTranslation('admin')
  return (
    <ItemsInput
      source="recall"
      most={knowledgePointLimits.recall}
      empty={{ question: '', answer: '' }}
      legend={t('points.recall')}
      help={t('points.recallHelp')}
      add={t('points.addRecall')}
      nameOf={(what, number) => t(`points.recallItem.${what}`, { number })}
    >
      {(at) => (
        <>
          <TextInput
            source={at('question')}
            label={t('points.recallItem.question')}
            margin="dense"
            fullWidth
          />
          <TextInput
            source={at('answer')}
            label={t('points.recallItem.answer')}
            multiline
            margin="dense"
            fullWidth
          />
        </>
      )}
    </ItemsInput>
  )
}
