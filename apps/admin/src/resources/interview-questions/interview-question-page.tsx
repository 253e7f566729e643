import type {
  InterviewQuestionDraft,
  InterviewQuestionRecordDetail,
} from '@app/contract/content/kinds/interview-question'
import { Markdown } from '@app/ui/markdown'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ItemPagePart } from '../../content/item-kind.ts'
import { KeyPointList } from '../../shared/show/KeyPointList.tsx'
import sections from '../../shared/show/Sections.module.css'
import { DifficultyLabel } from '../../shared/status/DifficultyLabel.tsx'

type InterviewText = Omit<InterviewQuestionDraft, 'bankId' | 'title'>

/** What an interview question asks, and by what its answer is judged. */
function InterviewQuestionArticle({ item, title }: { item: InterviewText; title?: string }) {
  const { t } = useTranslation('admin')
  const { isPersonal, keyPoints, answer, hint, probes, redFlags, anchors, variant } = item
  const name = (field: string) => t(`resources.interview/bank-questions.fields.${field}`)
  return (
    <article>
      {title !== undefined && <p className={sections.title}>{title}</p>}
      {isPersonal && <p>{t('questions.isPersonalHelp')}</p>}
      {keyPoints.length > 0 && (
        <Section title={t('questions.keyPoints')}>
          <KeyPointList keyPoints={keyPoints} />
        </Section>
      )}
      {answer !== '' && (
        <Section title={name('answer')}>
          <Markdown source={answer} idPrefix="answer-" />
        </Section>
      )}
      <TextSection title={name('hint')} lines={[hint]} />
      <TextSection title={name('probes')} lines={probes} />
      <TextSection title={name('redFlags')} lines={redFlags} />
      <TextSection title={name('variant')} lines={[variant]} />
      {(['zero', 'half', 'full'] as const).map((anchor) => (
        <TextSection
          key={anchor}
          title={t(`interviewQuestions.anchor.${anchor}`)}
          lines={[anchors[anchor]]}
        />
      ))}
    </article>
  )
}

function TextSection({ title, lines }: { title: string; lines: readonly string[] }) {
  const said = lines.filter((line) => line !== '')
  if (said.length === 0) return null
  return (
    <Section title={title}>
      {said.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Section>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={sections.section}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** What is an interview question's own where it is read. */
export const interviewQuestionPage: ItemPagePart<InterviewQuestionRecordDetail, InterviewText> = {
  Article: InterviewQuestionArticle,
  facts: ({ topic, difficulty, minutes }) => [
    ['topic', topic],
    ['difficulty', <DifficultyLabel key="difficulty" difficulty={difficulty} />],
    ['minutes', minutes],
  ],
}
