import { DISCUSSION_CATEGORIES, type DiscussionCategory } from '@app/contract/discussion/values'
import Button, { type ButtonProps } from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { Identifier } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../shared/acts/use-act.ts'
import { ConfirmDialog } from '../../shared/dialog/ConfirmDialog.tsx'
import { moveDiscussion } from './acts.ts'

interface MoveButtonProps {
  ids: readonly Identifier[]
  onDone?: () => void
  look?: Pick<ButtonProps, 'variant' | 'size'>
}

/** Moves posts to another category. */
export function MoveButton({ ids, onDone, look }: MoveButtonProps) {
  const { t } = useTranslation('admin')
  const [isAsked, setIsAsked] = useState(false)
  const [category, setCategory] = useState<DiscussionCategory>('share')
  const handleDone = () => {
    setIsAsked(false)
    onDone?.()
  }
  const { run, isPending } = useAct(moveDiscussion, { onDone: handleDone })
  const text = (key: 'label' | 'title' | 'advice') =>
    t(`resources.discussions.acts.move.${key}`, { count: ids.length })
  return (
    <>
      <Button {...look} disabled={isPending} onClick={() => setIsAsked(true)}>
        {text('label')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={text('title')}
        verb={text('label')}
        isPending={isPending}
        onConfirm={() => run(ids, { category })}
        onClose={() => setIsAsked(false)}
      >
        <p>{text('advice')}</p>
        <TextField
          select
          label={t('resources.discussions.fields.category')}
          value={category}
          onChange={({ target }) =>
            setCategory(DISCUSSION_CATEGORIES.find((known) => known === target.value) ?? category)
          }
          fullWidth
        >
          {DISCUSSION_CATEGORIES.map((known) => (
            <MenuItem key={known} value={known}>
              {t(`discussionCategory.${known}`)}
            </MenuItem>
          ))}
        </TextField>
      </ConfirmDialog>
    </>
  )
}
