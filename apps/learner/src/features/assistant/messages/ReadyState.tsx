import { Prompts, Welcome } from '@ant-design/x'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/Icon.tsx'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { QuestionContext } from '../composer/QuestionContext.tsx'
import { useSend } from '../composer/use-send.ts'
import { AssistantStore } from '../stores/AssistantStore.ts'
import styles from './ReadyState.module.css'

const SUGGESTIONS = ['multithreading', 'designPatterns', 'sql', 'vueReact'] as const

/** An empty conversation: what the user may ask. */
export const ReadyState = observer(function ReadyState() {
  const { t } = useTranslation('assistant')
  const send = useSend()
  const provider = useFeatureStore(AssistantStore).status.value?.provider
  return (
    <div className={styles.scroll}>
      <QuestionContext />
      <div className={styles.ready}>
        <Welcome
          className={styles.welcome ?? ''}
          variant="borderless"
          icon={<Icon name="robot" size={24} />}
          // Welcome's own title is an h4, which would skip a level below the panel's title.
          description={
            <>
              <h3 className={styles.title}>{t('ready.title')}</h3>
              {t('ready.hint')}
              {provider && <p className={styles.limits}>{t(`ready.limits.${provider}`)}</p>}
            </>
          }
        />
        <Prompts
          className={styles.prompts ?? ''}
          vertical
          onItemClick={({ data }) => void send(data.key)}
          items={SUGGESTIONS.map((key) => ({
            key: t(`suggestion.${key}`),
            // Items of Prompts are not reachable by keys: the item takes the press of the button in it.
            description: (
              <button type="button">
                {t(`suggestion.${key}`)}
                <Icon name="arrow" size={16} />
              </button>
            ),
          }))}
        />
      </div>
    </div>
  )
})
