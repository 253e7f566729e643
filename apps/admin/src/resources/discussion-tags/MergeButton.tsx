import type { DiscussionTagRecord } from '@app/contract/discussion-tag/schemas'
import { MAX_MERGED_TAGS } from '@app/contract/discussion-tag/values'
import MergeOutlined from '@mui/icons-material/MergeOutlined'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useGetMany, useListContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../shared/acts/use-act.ts'
import { ConfirmDialog } from '../../shared/dialog/ConfirmDialog.tsx'
import { mergeTag } from './acts.ts'

/** Merges the selected tags into one of them, after asking which. */
export function MergeButton() {
  const { t } = useTranslation('admin')
  const [isAsked, setIsAsked] = useState(false)
  const [chosenId, setChosenId] = useState<number | null>(null)
  const { selectedIds, onUnselectItems } = useListContext()
  const { data: tags = [] } = useGetMany<DiscussionTagRecord>(
    'discussion-tags',
    { ids: selectedIds },
    { enabled: isAsked },
  )
  const { run, isPending } = useAct(mergeTag, {
    onDone: () => {
      setIsAsked(false)
      onUnselectItems()
    },
  })
  const text = (key: 'label' | 'title' | 'advice') =>
    t(`resources.discussion-tags.acts.merge.${key}`, { count: selectedIds.length })
  const [most] = tags.toSorted((a, b) => b.discussionCount - a.discussionCount)
  const into = tags.find(({ id }) => id === chosenId) ?? most
  return (
    <>
      <Button
        size="small"
        startIcon={<MergeOutlined />}
        disabled={isPending || selectedIds.length < 2 || selectedIds.length > MAX_MERGED_TAGS}
        onClick={() => setIsAsked(true)}
      >
        {text('label')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={text('title')}
        verb={text('label')}
        isDangerous
        isPending={isPending || !into}
        onConfirm={() => into && run(selectedIds, { intoId: into.id })}
        onClose={() => setIsAsked(false)}
      >
        <p>{text('advice')}</p>
        <TextField
          select
          fullWidth
          margin="dense"
          label={t('discussionTags.into')}
          value={into?.id ?? ''}
          onChange={({ target }) => setChosenId(Number(target.value))}
        >
          {tags.map(({ id, name, discussionCount }) => (
            <MenuItem key={id} value={id}>
              {t('discussionTags.choice', { name, count: discussionCount })}
            </MenuItem>
          ))}
        </TextField>
      </ConfirmDialog>
    </>
  )
}
