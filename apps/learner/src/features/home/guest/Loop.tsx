import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { HomeStore } from '../HomeStore.ts'
import styles from './Loop.module.css'

/** The four steps of practising a question. */
export const Loop = observer(function Loop({ store }: { store: HomeStore }) {
  const { t } = useTranslation('home')
  const { total } = store
  const amount =
    store.banks.value &&
    total &&
    total.questionCount > 0 &&
    t('loop.amount', {
      banks: t('loop.banks', { count: store.banks.value.length }),
      questions: t('loop.questions', { count: total.questionCount }),
    })
  return (
    <ol className={styles.loop} aria-label={t('loop.label')}>
      <li>
        <b>{t('loop.find.name')}</b>
        <span>{amount || t('loop.find.text')}</span>
      </li>
      <li>
        <b>{t('loop.practise.name')}</b>
        <span>{t('loop.practise.text')}</span>
      </li>
      <li>
        <b>{t('loop.see.name')}</b>
        <span>{t('loop.see.text')}</span>
      </li>
      <li>
        <b>{t('loop.keep.name')}</b>
        <span>{t('loop.keep.text')}</span>
      </li>
    </ol>
  )
})
