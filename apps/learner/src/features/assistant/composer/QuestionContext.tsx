import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/Icon.tsx'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { AssistantDrawerState } from '../parts/AssistantDrawerState.ts'
import styles from './QuestionContext.module.css'

/** The question of the page, which goes along with what one asks unless one does not want it to. */
export const QuestionContext = observer(function QuestionContext() {
  const { t } = useTranslation('assistant')
  const { about, dropQuestion } = useFeatureStore(AssistantDrawerState)
  if (!about) return null
  return (
    <div className={styles.context}>
      <Icon name="link" size={16} />
      <span className={styles.title}>{t('context.looking', { title: about.title })}</span>
      <button type="button" aria-label={t('context.drop')} title={t('context.drop')} onClick={dropQuestion}>
        <Icon name="x" size={14} />
      </button>
    </div>
  )
})
