import { knowledgePointLimits } from '@app/contract/knowledge-point-record/values'
import AddOutlined from '@mui/icons-material/AddOutlined'
import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined'
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import { TextInput } from 'react-admin'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { firstErrorMessage } from '../../../shared/form/first-error-message.ts'
import styles from '../../../shared/form/ItemsInput.module.css'
import { emptyRecall } from './point-values.ts'

/** The recall questions of a knowledge point. */
export function RecallInput() {
  const { t } = useTranslation('admin')
  const { fields, append, remove, move } = useFieldArray({ name: 'recall' })
  const { formState } = useFormContext()
  // Errors of single questions are shown at their fields.
  const error = formState.errors.recall
  const message = Array.isArray(error) ? undefined : firstErrorMessage(error)
  return (
    <fieldset className={styles.points}>
      <legend>{t('points.recall')}</legend>
      <p className={styles.help}>{t('points.recallHelp')}</p>
      <ol>
        {fields.map(({ id }, index) => (
          <RecallItem
            key={id}
            index={index}
            count={fields.length}
            onMove={(to) => move(index, to)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      {message !== undefined && <FormHelperText error>{message}</FormHelperText>}
      <Button
        startIcon={<AddOutlined />}
        disabled={fields.length >= knowledgePointLimits.recall}
        onClick={() => append({ ...emptyRecall })}
      >
        {t('points.addRecall')}
      </Button>
    </fieldset>
  )
}

interface RecallItemProps {
  index: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}

function RecallItem({ index, count, onMove, onRemove }: RecallItemProps) {
  const { t } = useTranslation('admin')
  const named = (action: string) => t(`points.recallItem.${action}`, { number: index + 1 })
  return (
    <li className={styles.point} aria-label={named('name')}>
      <div className={styles.buttons}>
        <span className={styles.number}>{named('name')}</span>
        <IconButton
          size="small"
          aria-label={named('up')}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        >
          <ArrowUpwardOutlined fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          aria-label={named('down')}
          disabled={index === count - 1}
          onClick={() => onMove(index + 1)}
        >
          <ArrowDownwardOutlined fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label={named('remove')} onClick={onRemove}>
          <DeleteOutlined fontSize="small" />
        </IconButton>
      </div>
      <TextInput
        source={`recall.${index}.question`}
        label={t('points.recallItem.question')}
        margin="dense"
        fullWidth
      />
      <TextInput
        source={`recall.${index}.answer`}
        label={t('points.recallItem.answer')}
        multiline
        margin="dense"
        fullWidth
      />
    </li>
  )
}
