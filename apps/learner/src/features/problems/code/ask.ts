import type { CaseResult } from '@app/runner'
import type { TFunction } from 'i18next'
import type { CodeRun } from '../parts/run/CodeRun.ts'
import { describeEnd, describeTrouble } from '../parts/run/describe-run.ts'
import { FENCE_NAMES, LANGUAGE_NAMES } from '../parts/run/languages.ts'
import type { CodeDraft } from './draft/CodeDraft.ts'

/** The assistant takes 8,000 characters; the rest is for the words around. */
const MOST_CODE = 5_000
const MOST_TEXT = 500

interface Asked {
  /** A hint holds the solution back. */
  wish: 'why' | 'hint'
  title: string
  draft: CodeDraft
  run: CodeRun
  result: CaseResult | null
}

/** What is asked of the assistant: the code, and the case that it failed. */
export function writeQuestion(t: TFunction<'code'>, { wish, title, draft, run, result }: Asked): string {
  const { language, code } = draft
  const fence = `\`\`\`${FENCE_NAMES[language]}\n${cut(code, MOST_CODE)}\n\`\`\``
  const parts = [t(`code:ask.${wish}`, { title, language: LANGUAGE_NAMES[language] }), fence]
  const end = describeEnd(t, run)
  if (end !== '') parts.push(end)
  if (result && !result.isPassed) parts.push(describeCase(t, result))
  return parts.join('\n\n')
}

function describeCase(
  t: TFunction<'code'>,
  { input, expected, actual, trouble, reason }: CaseResult,
): string {
  const came = trouble ? describeTrouble(t, trouble) : (reason ?? actual?.text ?? '')
  const lines: [string, string][] = [
    [t('code:result.input'), input],
    [t('code:result.expected'), expected.text],
    [t('code:result.actual'), came],
  ]
  return lines.map(([name, text]) => `${name}\n\`\`\`\n${cut(text, MOST_TEXT)}\n\`\`\``).join('\n')
}

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most)}…` : text)
