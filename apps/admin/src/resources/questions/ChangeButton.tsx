import { DIFFICULTIES, FREQUENCIES } from '@app/contract/question/values'
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../shared/acts/use-act.ts'
import { ConfirmDialog } from '../../shared/dialog/ConfirmDialog.tsx'
import { changeQuestions, type ManyChange } from './acts.ts'
import { ChoiceField, TagsField } from './ChangeFields.tsx'

/** Changes how hard the selected questions are, how often they are asked, and their tags. */
export function ChangeButton() {
  const { t } = useTranslation('admin')
  const [isOpen, setIsOpen] = useState(false)
  const { selectedIds, onUnselectItems } = useListContext()
  const { run, isPending } = useAct(changeQuestions, { onDone: () => onUnselectItems() })
  const close = () => setIsOpen(false)
  const confirm = (change: ManyChange) => {
    close()
    run(selectedIds, change)
  }
  return (
    <>
      <Button
        size="small"
        startIcon={<EditNoteOutlined />}
        disabled={isPending}
        onClick={() => setIsOpen(true)}
      >
        {t('resources.problems.acts.change.label')}
      </Button>
      {isOpen && <ChangeDialog count={selectedIds.length} onConfirm={confirm} onClose={close} />}
    </>
  )
}

interface ChangeDialogProps {
  count: number
  onConfirm: (change: ManyChange) => void
  onClose: () => void
}

function ChangeDialog({ count, onConfirm, onClose }: ChangeDialogProps) {
  const { t } = useTranslation('admin')
  const [difficulty, setDifficulty] = useState<(typeof DIFFICULTIES)[number]>()
  const [frequency, setFrequency] = useState<(typeof FREQUENCIES)[number]>()
  const [addTags, setAddTags] = useState<readonly string[]>([])
  const [removeTags, setRemoveTags] = useState<readonly string[]>([])
  const [isTried, setIsTried] = useState(false)
  const isEmpty = !(difficulty || frequency) && addTags.length + removeTags.length === 0
  const handleConfirm = () => {
    setIsTried(true)
    if (isEmpty) return
    onConfirm({
      ...(difficulty && { difficulty }),
      ...(frequency && { frequency }),
      addTags: [...addTags],
      removeTags: [...removeTags],
    })
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('resources.problems.acts.change.title', { count })}
      verb={t('ra.action.confirm')}
      isPending={false}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <ChoiceField
        label={t('resources.problems.fields.difficulty')}
        choices={DIFFICULTIES.map((id) => ({ id, name: t(`difficulty.${id}`) }))}
        value={difficulty}
        onChange={setDifficulty}
      />
      <ChoiceField
        label={t('resources.problems.fields.frequency')}
        choices={FREQUENCIES.map((id) => ({ id, name: t(`frequency.${id}`) }))}
        value={frequency}
        onChange={setFrequency}
      />
      <TagsField label={t('questions.addTags')} value={addTags} other={removeTags} onChange={setAddTags} />
      <TagsField
        label={t('questions.removeTags')}
        value={removeTags}
        other={addTags}
        onChange={setRemoveTags}
        {...(isTried && isEmpty && { error: t('questions.nothingChanged') })}
      />
    </ConfirmDialog>
  )
}
