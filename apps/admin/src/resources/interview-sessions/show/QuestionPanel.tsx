import type { AnswerScoring } from '@app/contract/interview-objection/schemas'
import type { InterviewResultQuestion } from '@app/contract/interview-session/schemas'
import type { InterviewSessionDetail } from '@app/contract/interview-session-record/schemas'
import { standingOf } from '@app/contract/key-point/values'
import { numberPoints } from '@app/ui/passages'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DecisionFacts } from './DecisionFacts.tsx'
import { DecisionForm } from './DecisionForm.tsx'
import { type DecisionDraft, type DecisionDrafts, newDraft } from './decision-draft.ts'
import { PointRow } from './PointRow.tsx'
import styles from './QuestionPanel.module.css'
import { ScoringRules } from './ScoringRules.tsx'
import { ScoringSwitch, type WhichScoring } from './ScoringSwitch.tsx'
import { Transcript } from './Transcript.tsx'

interface QuestionPanelProps {
  session: InterviewSessionDetail
  question: InterviewResultQuestion
  drafts: DecisionDrafts
  onDraft: (draft: DecisionDraft) => void
}

/** What was said to a question beside what its score rests on; the passages are marked in the talk. */
export function QuestionPanel({ session, question, drafts, onDraft }: QuestionPanelProps) {
  const { t } = useTranslation('admin')
  const objection = session.objections.find(({ place }) => place === question.place)
  const [which, setWhich] = useState<WhichScoring>('second')
  const { score, assessment } = question
  const counted = assessment && { score, assessment }
  const second = objection && (objection.adopted ?? objection.second)
  const shown: Pick<AnswerScoring, 'assessment'> | null =
    objection && which === 'first' ? objection.first : (second ?? counted)
  const points = numberPoints(shown?.assessment.points ?? [], standingOf)
  const toDecide = objection?.outcome === 'open' ? objection.second : null
  const isEditing = toDecide !== null && which === 'second'
  return (
    <div className={styles.panel}>
      <Transcript session={session} question={question} points={points} objection={objection} />
      <section aria-labelledby="scoring">
        <div className={styles.head}>
          <h2 id="scoring">{t('interviewSessions.scoring')}</h2>
          {objection && <ScoringSwitch objection={objection} which={which} onChange={setWhich} />}
        </div>
        {shown === null && <p className={styles.none}>{t('interviewSessions.notScored')}</p>}
        {!isEditing && (
          <ul className={styles.points}>
            {points.map((point, place) => (
              <PointRow key={point.text} point={point} before={objection?.first.assessment.points[place]} />
            ))}
          </ul>
        )}
        {shown && <ScoringRules assessment={shown.assessment} hasRules={!isEditing} />}
        {objection && <DecisionFacts objection={objection} />}
        {objection && isEditing && (
          <DecisionForm
            objection={objection}
            second={toDecide}
            username={session.username}
            draft={drafts[objection.id] ?? newDraft(objection, toDecide)}
            onChange={onDraft}
          />
        )}
      </section>
    </div>
  )
}
