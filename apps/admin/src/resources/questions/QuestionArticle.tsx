import type { QuestionText } from '@app/contract/question/schemas'
import type { QuestionProgram } from '@app/contract/question-program/schemas'
import { Markdown } from '@app/ui/markdown'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { KeyPointList } from '../../shared/show/KeyPointList.tsx'
import { DifficultyLabel } from '../../shared/status/DifficultyLabel.tsx'
import { ProgramSection } from './ProgramSection.tsx'
import styles from './QuestionArticle.module.css'
import { TagList } from './TagList.tsx'

interface QuestionArticleProps {
  item: Omit<QuestionText, 'title'> & { program?: QuestionProgram | null }
  /** Absent where the page's heading shows it already. */
  title?: string
  /** Pictures of other sites are links: they would tell those sites who reads a proposal, and when. */
  ownImagesOnly?: boolean
}

/** A question as learners see it, its answer revealed. */
export function QuestionArticle({ item, title, ownImagesOnly = false }: QuestionArticleProps) {
  const { t } = useTranslation('admin')
  const { difficulty, frequency, tags, shortAnswer, spokenAnswer, answer, isPersonal, keyPoints, followUps } =
    item
  return (
    <article className={styles.article}>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      <div className={styles.meta}>
        <DifficultyLabel difficulty={difficulty} />
        <span>{t(`frequency.${frequency}`)}</span>
        <TagList tags={tags} />
      </div>
      {item.program && <ProgramSection program={item.program} />}
      {shortAnswer !== '' && (
        <section className={styles.short}>
          <h2>{t('questions.shortAnswer')}</h2>
          <Markdown source={shortAnswer} idPrefix="short-" ownImagesOnly={ownImagesOnly} />
        </section>
      )}
      {spokenAnswer !== '' && (
        <Section title={t('questions.spokenAnswer')}>
          <Markdown source={spokenAnswer} idPrefix="spoken-" ownImagesOnly={ownImagesOnly} />
        </Section>
      )}
      {isPersonal && <p>{t('questions.isPersonalHelp')}</p>}
      {keyPoints.length > 0 && (
        <Section title={t('questions.keyPoints')}>
          <KeyPointList keyPoints={keyPoints} />
        </Section>
      )}
      <Section title={t('questions.answer')}>
        <Markdown source={answer} idPrefix="answer-" ownImagesOnly={ownImagesOnly} />
      </Section>
      {followUps.length > 0 && (
        <Section title={t('questions.followUps')}>
          <ul className={styles.rows}>
            {followUps.map((followUp) => (
              <li key={followUp}>{followUp}</li>
            ))}
          </ul>
        </Section>
      )}
    </article>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
