import type { QuestionProgramDetail } from '@app/contract/question-program/schemas'
import { Markdown } from '@app/ui/markdown'
import { useTranslation } from 'react-i18next'

/** What a programming problem asks: statement, tables, examples and constraints. */
export function ProgramText({ program }: { program: QuestionProgramDetail }) {
  return (
    <>
      <Markdown source={program.statement} idPrefix="statement-" headingShift={1} />
      <Parts program={program} />
    </>
  )
}

function Parts({ program: { examples, constraints, schema } }: { program: QuestionProgramDetail }) {
  const { t } = useTranslation('code')
  const parts = [
    { name: 'schema', source: schema.trim() && `\`\`\`sql\n${schema.trim()}\n\`\`\`` },
    { name: 'examples', source: examples },
    { name: 'constraints', source: constraints },
  ] as const
  return parts.map(
    ({ name, source }) =>
      source !== '' && (
        <section key={name}>
          <h2>{t(`statement.${name}`)}</h2>
          <Markdown source={source} idPrefix={`${name}-`} headingShift={1} />
        </section>
      ),
  )
}
