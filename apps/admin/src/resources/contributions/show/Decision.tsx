import type { ContributionDetail } from '@app/contract/contribution/schemas'
import { contributionLimits } from '@app/contract/contribution/values'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMethods } from '../../../data/use-methods.ts'
import { useRunAct } from '../../../shared/dialog/use-run-act.ts'
import { ACTS } from '../../../shared/queue/use-queue-keys.ts'
import type { ContributionMethods } from '../methods.ts'
import styles from './ContributionShow.module.css'
import { ProposalForm } from './ProposalForm.tsx'

/** The words to the contributor, and the buttons that accept or refuse. */
export function Decision({ contribution }: { contribution: ContributionDetail }) {
  const { t } = useTranslation('admin')
  const [note, setNote] = useState('')
  const noteInput = useRef<HTMLTextAreaElement>(null)
  const [isPublished, setIsPublished] = useState(false)
  const [isEditing, setIsEditing] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const { accept, refuse, isPending } = useDecisions(contribution)
  const { kind, current, merged } = contribution
  const canBeWritten = kind === 'new' || current !== null
  const hasConflict = merged !== null && merged.conflicts.length > 0
  const isMissing = isTried && note.trim() === ''
  return (
    <section className={styles.section} aria-label={t('contributions.decide')}>
      <div className={styles.decision}>
        <TextField
          inputRef={noteInput}
          label={t('contributions.note')}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          slotProps={{ htmlInput: { maxLength: contributionLimits.refusal } }}
          error={isMissing}
          helperText={t(isMissing ? 'contributions.noteMissing' : 'contributions.noteHint')}
          multiline
          minRows={2}
          fullWidth
        />
        {kind === 'new' && (
          <FormControlLabel
            control={<Checkbox checked={isPublished} onChange={(_, isOn) => setIsPublished(isOn)} />}
            label={t('contributions.publish')}
          />
        )}
        {!isEditing && (
          <div className={styles.buttons} {...{ [ACTS]: 'decision' }}>
            {canBeWritten && !hasConflict && (
              <Button
                variant="contained"
                loading={isPending}
                onClick={() => accept({ note: note.trim(), isPublished })}
              >
                {t(kind === 'mistake' ? 'contributions.acceptMistake' : 'contributions.accept')}
              </Button>
            )}
            {canBeWritten && (
              <Button
                variant={hasConflict ? 'contained' : 'outlined'}
                disabled={isPending}
                onClick={() => setIsEditing(true)}
              >
                {t(kind === 'mistake' ? 'contributions.mend' : 'contributions.change')}
              </Button>
            )}
            <Button
              color="error"
              disabled={isPending}
              onClick={() => {
                setIsTried(true)
                if (note.trim() === '') noteInput.current?.focus()
                else refuse(note.trim())
              }}
            >
              {t('contributions.refuse')}
            </Button>
          </div>
        )}
      </div>
      {isEditing && (
        <ProposalForm
          contribution={contribution}
          acceptance={{ note: note.trim(), isPublished }}
          onCancel={() => setIsEditing(false)}
        />
      )}
    </section>
  )
}

/** Accepts a contribution as it is, or refuses it; the next that waits comes by itself. */
function useDecisions({ id, updateTime, current }: ContributionDetail) {
  const { t } = useTranslation('admin')
  const { acceptContribution, refuseContribution } = useMethods<ContributionMethods>()
  const { run, isPending } = useRunAct()
  return {
    isPending,
    accept: (words: { note: string; isPublished: boolean }) =>
      run({
        act: () =>
          acceptContribution({ id, updateTime, ...words, ...(current && { version: current.version }) }),
        success: t('contributions.accepted'),
      }),
    refuse: (reason: string) =>
      run({ act: () => refuseContribution(id, reason), success: t('contributions.refused') }),
  }
}
