import { questionLimits } from '@app/contract/content/kinds/question-values'
import type { KeyPoint } from '@app/contract/key-point/schemas'
import { Button, Input, InputNumber } from 'antd'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import pageStyles from '../pages/ContributePage.module.css'
import styles from './KeyPointsField.module.css'
import type { ProposalStore } from './ProposalStore.ts'

const nothing: KeyPoint = { text: '', weight: 1, followUp: '', misconception: '' }

/** What a good answer says: each with its weight, its follow-up and what people mix up. */
export const KeyPointsField = observer(function KeyPointsField({ store }: { store: ProposalStore }) {
  const { t } = useTranslation('contribute')
  const { keyPoints } = store.text
  const error = store.errorOf('keyPoints')
  const replace = (index: number, change: Partial<KeyPoint>) =>
    store.change({
      keyPoints: keyPoints.map((point, place) => (place === index ? { ...point, ...change } : point)),
    })
  return (
    <div>
      <ol className={styles.points}>
        {keyPoints.map((point, index) => (
          <li key={index}>
            <Input
              aria-label={t('point.text', { number: index + 1 })}
              placeholder={t('point.textHint')}
              maxLength={questionLimits.keyPoint}
              value={point.text}
              onChange={({ target }) => replace(index, { text: target.value })}
            />
            <div className={styles.details}>
              <InputNumber
                aria-label={t('point.weight', { number: index + 1 })}
                prefix={t('point.weightShort')}
                min={1}
                max={5}
                precision={0}
                value={point.weight}
                onChange={(weight) => replace(index, { weight: weight ?? 1 })}
              />
              <Input
                aria-label={t('point.followUp', { number: index + 1 })}
                placeholder={t('point.followUpHint')}
                maxLength={questionLimits.followUp}
                value={point.followUp}
                onChange={({ target }) => replace(index, { followUp: target.value })}
              />
              <Button
                type="text"
                onClick={() => store.change({ keyPoints: keyPoints.filter((_, place) => place !== index) })}
                aria-label={t('point.remove', { number: index + 1 })}
              >
                {t('point.removeShort')}
              </Button>
            </div>
            <Input
              aria-label={t('point.misconception', { number: index + 1 })}
              placeholder={t('point.misconceptionHint')}
              maxLength={questionLimits.misconception}
              value={point.misconception}
              onChange={({ target }) => replace(index, { misconception: target.value })}
            />
          </li>
        ))}
      </ol>
      {error !== null && (
        <p className={pageStyles.error} role="alert">
          {error}
        </p>
      )}
      <Button
        type="dashed"
        disabled={keyPoints.length >= questionLimits.keyPoints}
        onClick={() => store.change({ keyPoints: [...keyPoints, nothing] })}
      >
        {t('point.add')}
      </Button>
    </div>
  )
})
