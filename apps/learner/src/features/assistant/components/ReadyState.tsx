import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/Icon.tsx'
import { useSend } from '../use-send.ts'
import { QuestionContext } from './QuestionContext.tsx'
import styles from './ReadyState.module.css'

const SUGGESTIONS = ['multithreading', 'designPatterns', 'sql', 'vueReact'] as const

/** An empty conversation: what one may ask. */
export const ReadyState = observer(function ReadyState() {
  const { t } = useTranslation('assistant')
  const send = useSend()
  return (
    <div className={styles.scroll}>
      <QuestionContext />
      <div className={styles.ready}>
        <Icon name="robot" size={24} />
        <h3 className={styles.title}>{t('ready.title')}</h3>
        <p className={styles.hint}>{t('ready.hint')}</p>
        <ul className={styles.suggestions}>
          {SUGGESTIONS.map((key) => (
            <li key={key}>
              <button type="button" onClick={() => void send(t(`suggestion.${key}`))}>
                {t(`suggestion.${key}`)}
                <Icon name="arrow" size={16} />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
})
