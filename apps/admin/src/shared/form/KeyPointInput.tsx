import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined'
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import IconButton from '@mui/material/IconButton'
import { SelectInput, TextInput } from 'react-admin'
import { useTranslation } from 'react-i18next'
import styles from './ItemsInput.module.css'

const weights = [1, 2, 3, 4, 5].map((id) => ({ id, name: String(id) }))

interface KeyPointInputProps {
  index: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}

/** The inputs of one key point: sentence, weight, follow-up and misconception. */
export function KeyPointInput({ index, count, onMove, onRemove }: KeyPointInputProps) {
  const { t } = useTranslation('admin')
  const at = (field: string) => `keyPoints.${index}.${field}`
  const named = (action: string) => t(`questions.keyPoint.${action}`, { number: index + 1 })
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
      <div className={styles.main}>
        <TextInput
          source={at('text')}
          label={t('questions.keyPoint.text')}
          multiline
          margin="dense"
          fullWidth
        />
        <SelectInput
          source={at('weight')}
          label={t('questions.keyPoint.weight')}
          choices={weights}
          validate={[]}
          margin="dense"
          fullWidth
        />
      </div>
      <TextInput source={at('followUp')} label={t('questions.keyPoint.followUp')} margin="dense" fullWidth />
      <TextInput
        source={at('misconception')}
        label={t('questions.keyPoint.misconception')}
        helperText={t('questions.keyPoint.misconceptionHelp')}
        margin="dense"
        fullWidth
      />
    </li>
  )
}
