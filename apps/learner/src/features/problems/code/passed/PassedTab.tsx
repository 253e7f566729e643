import { Markdown } from '@app/ui/markdown'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../../../shared/components/Button.tsx'
import { Icon } from '../../../../shared/Icon.tsx'
import { FENCE_NAMES } from '../../parts/run/languages.ts'
import type { WorkbenchProps } from '../workbench-props.ts'
import { Complexity } from './Complexity.tsx'
import styles from './PassedTab.module.css'

/** After all cases have passed: the next problem, the complexity to be told, and the reference beside one's own code. */
export const PassedTab = observer(function PassedTab({ store, questions, program, search }: WorkbenchProps) {
  const { t, i18n } = useTranslation('code')
  const { run, language, view } = store
  const next = questions.position.value?.next
  const solution = program.solutions[language]
  const seconds = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 })
  return (
    <div className={styles.passed}>
      <div className={styles.head}>
        <Icon name="ok" size={24} />
        <div>
          <h2>
            {run?.isPassed && run.kind === 'submit'
              ? t('passed.all', { count: run.places.length })
              : t('passed.before')}
          </h2>
          {run?.isPassed && (
            <p className={styles.took}>
              {t('result.took', { seconds: seconds.format(run.milliseconds / 1000) })}
            </p>
          )}
        </div>
      </div>
      {next && (
        <p className={styles.next}>
          <ButtonLink variant="primary" to={`/problems/bagu/${next.id}${search}`}>
            {t('passed.next')}
            <Icon name="arrow" size={16} />
          </ButtonLink>
          <span>{next.title}</span>
        </p>
      )}
      {program.complexity && <Complexity key={program.questionId} reference={program.complexity} />}
      {solution && (
        <section>
          <div className={styles.title}>
            <h2>{t('passed.reference')}</h2>
            <Button variant="link" size="small" onClick={() => view.chooseLeft('explanation')}>
              {t('passed.explanation')}
            </Button>
          </div>
          <Markdown
            source={`\`\`\`\`${FENCE_NAMES[language]}\n${solution.trimEnd()}\n\`\`\`\``}
            idPrefix="reference-"
          />
        </section>
      )}
    </div>
  )
})
