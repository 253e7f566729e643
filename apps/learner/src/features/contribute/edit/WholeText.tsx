import type { ProposedText } from '@app/contract/contribution/schemas'
import { Markdown } from '@app/ui/markdown'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../pages/ContributePage.module.css'

/** A question as learners would read it. */
export function WholeText({ text }: { text: ProposedText }) {
  const { t } = useTranslation('contribute')
  return (
    <div className={`${styles.paper} ${styles.whole}`}>
      <h3>{text.title || t('pane.untitled')}</h3>
      {(['shortAnswer', 'spokenAnswer', 'answer'] as const).map(
        (field) =>
          text[field] !== '' && (
            <Fragment key={field}>
              <h3>{t(`field.${field}`)}</h3>
              <Markdown source={text[field]} idPrefix={`whole-${field}-`} />
            </Fragment>
          ),
      )}
      <Lines title={t('field.keyPoints')} lines={text.keyPoints.map((point) => point.text)} />
      <Lines title={t('field.followUps')} lines={text.followUps} />
    </div>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {lines.map((line, index) => (
          <li key={`${index}${line}`}>{line}</li>
        ))}
      </ul>
    </>
  )
}
