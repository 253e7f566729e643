import { DIFFICULTIES, MASTERIES, MAX_FILTER_TAGS } from '@app/contract/question/values'
import { MAX_FILTER_BANKS } from '@app/contract/question-draw/values'
import { Checkbox, Form, Input, Segmented, Select } from 'antd'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import styles from './SetupForm.module.css'
import type { SetupStore } from './SetupStore.ts'

/** The fields that say which questions are drawn; what is left empty narrows nothing. */
export const FilterFields = observer(function FilterFields({ store }: { store: SetupStore }) {
  const { t } = useTranslation(['practice', 'question'])
  const banks = store.banks.value ?? []
  const tags = store.tags.value ?? []
  return (
    <>
      <Form.Item name="bankIds" label={t('setup.banks')}>
        <Select
          mode="multiple"
          maxCount={MAX_FILTER_BANKS}
          placeholder={t('setup.allBanks')}
          optionFilterProp="label"
          loading={store.banks.status === 'loading'}
          options={banks.map(({ id, name, questionCount }) => ({
            value: id,
            label: t('setup.choice', { name, count: questionCount }),
          }))}
        />
      </Form.Item>
      <Form.Item name="tags" label={t('setup.tags')}>
        <Select
          mode="multiple"
          maxCount={MAX_FILTER_TAGS}
          placeholder={t('setup.any')}
          options={tags.map(({ tag, questionCount }) => ({
            value: tag,
            label: t('setup.choice', { name: tag, count: questionCount }),
          }))}
        />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item name="difficulties" label={t('setup.difficulty')}>
          <Checkbox.Group
            options={DIFFICULTIES.map((value) => ({ value, label: t(`question:difficulty.${value}`) }))}
          />
        </Form.Item>
        <Form.Item name="masteries" label={t('setup.mastery')}>
          <Checkbox.Group
            options={MASTERIES.map((value) => ({ value, label: t(`question:mastery.${value}`) }))}
          />
        </Form.Item>
      </div>
      <div className={styles.pair}>
        <Form.Item name="scope" label={t('setup.scope')}>
          <Segmented
            options={(['all', 'favourite', 'encountered'] as const).map((value) => ({
              value,
              label: t(`setup.scopes.${value}`),
            }))}
          />
        </Form.Item>
        <Form.Item name="keyword" label={t('setup.keyword')}>
          <Input allowClear maxLength={100} placeholder={t('setup.any')} />
        </Form.Item>
      </div>
    </>
  )
})
