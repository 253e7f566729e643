import type { AnsweredCode } from '@app/contract/interview-session/schemas'
import { Markdown } from '@app/ui/markdown'
import { useTranslation } from 'react-i18next'
import styles from './HandedInCode.module.css'
import { FENCE_NAMES, LANGUAGE_NAMES } from './languages.ts'

interface Props {
  content: string
  code: AnsweredCode
  idPrefix: string
}

/** Code that was handed in, to be read, over what came of it in the browser that it ran in. */
export function HandedInCode({ content, code, idPrefix }: Props) {
  const { t } = useTranslation('interview')
  const { language, passed, total, firstFailure } = code
  const fence = '`'.repeat(Math.max(3, ...(content.match(/`+/g) ?? []).map(({ length }) => length + 1)))
  const name = language ? LANGUAGE_NAMES[language] : ''
  return (
    <div className={styles.frame} data-handed-in="">
      <Markdown
        source={`${fence}${language ? FENCE_NAMES[language] : ''}\n${content}\n${fence}`}
        idPrefix={idPrefix}
      />
      <p data-tone={total > 0 && passed === total ? 'good' : 'bad'}>
        {[name, total === 0 ? t('handedIn.notRun') : t('handedIn.passed', { passed, total })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {firstFailure && <p>{t('handedIn.firstFailure', { text: firstFailure })}</p>}
    </div>
  )
}
