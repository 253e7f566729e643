import type { AnswerScoring, InterviewObjection } from '@app/contract/interview-objection/schemas'
import { objectionLimits } from '@app/contract/interview-objection/values'
import { standingOf } from '@app/contract/key-point/values'
import { numberPoints } from '@app/ui/passages'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMethods } from '../../../data/use-methods.ts'
import { useRunAct } from '../../../shared/dialog/use-run-act.ts'
import { ACTS } from '../../../shared/queue/use-queue-keys.ts'
import type { Revision, SessionMethods } from '../methods.ts'
import { CheckSelect } from './CheckSelect.tsx'
import styles from './DecisionForm.module.css'
import type { DecisionDraft } from './decision-draft.ts'
import { PointRow } from './PointRow.tsx'
import { ScoreChange } from './ScoreChange.tsx'

interface DecisionFormProps {
  objection: InterviewObjection
  second: AnswerScoring
  username: string
  draft: DecisionDraft
  onChange: (draft: DecisionDraft) => void
}

/** The second scoring, each check of which may be set by hand, and which of both counts. */
export function DecisionForm(props: DecisionFormProps) {
  const { t } = useTranslation('admin')
  const { objection, second, draft, onChange } = props
  const { rules: given } = second.assessment
  const points = numberPoints(
    second.assessment.points.map((point, place) => ({
      ...point,
      check: draft.revision.checks[place] ?? null,
    })),
    standingOf,
  )
  const { checks, rules } = draft.revision
  const revise = (change: Partial<Revision>) =>
    onChange({ ...draft, revision: { ...draft.revision, ...change } })
  return (
    <>
      <ul className={styles.points}>
        {points.map((point, place) => (
          <PointRow key={point.text} point={point} before={objection.first.assessment.points[place]}>
            <CheckSelect
              label={t('interviewSessions.checkOf', { point: point.text })}
              value={point.check ?? 'missing'}
              onChange={(chosen) => revise({ checks: checks.with(place, chosen) })}
            />
          </PointRow>
        ))}
      </ul>
      {given.map((rule) => (
        <FormControlLabel
          key={rule}
          control={
            <Checkbox
              size="small"
              checked={rules.includes(rule)}
              onChange={(_, isOn) =>
                revise({
                  rules: given.filter((known) => (known === rule ? isOn : rules.includes(known))),
                })
              }
            />
          }
          label={t(`interviewSessions.rule.${rule}`)}
        />
      ))}
      <Decide {...props} />
    </>
  )
}

/** The words to the candidate, and the buttons that decide. */
function Decide({ objection, username, draft, onChange }: DecisionFormProps) {
  const { t } = useTranslation('admin')
  const { decideObjection } = useMethods<SessionMethods>()
  const { run, isPending } = useRunAct()
  const [isTried, setIsTried] = useState(false)
  const noteInput = useRef<HTMLTextAreaElement>(null)
  const { revision, note } = draft
  const isMissing = note.trim() === ''
  const decide = (outcome: 'adopted' | 'kept') => {
    setIsTried(true)
    if (isMissing) return noteInput.current?.focus()
    run({
      act: () => decideObjection(revision, { outcome, note: note.trim() }),
      success: t(`interviewSessions.decided.${outcome}`),
    })
  }
  return (
    <div className={styles.decide}>
      <TextField
        inputRef={noteInput}
        label={t('interviewSessions.note', { username })}
        value={note}
        onChange={({ target }) => onChange({ ...draft, note: target.value })}
        slotProps={{ htmlInput: { maxLength: objectionLimits.note } }}
        error={isTried && isMissing}
        helperText={
          isTried && isMissing ? t('interviewSessions.noteMissing') : t('interviewSessions.noteHint')
        }
        required
        multiline
        minRows={3}
        fullWidth
      />
      <div className={styles.buttons} {...{ [ACTS]: 'decision' }}>
        <Button variant="contained" loading={isPending} onClick={() => decide('adopted')}>
          {t('interviewSessions.adopt')}
        </Button>
        <Button disabled={isPending} onClick={() => decide('kept')}>
          {t('interviewSessions.keep', { score: objection.first.score })}
        </Button>
        <ScoreChange revision={revision} />
      </div>
    </div>
  )
}
