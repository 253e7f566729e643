import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import { Skeleton } from '../../../shared/components/Skeleton.tsx'
import { Icon } from '../../../shared/Icon.tsx'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import styles from './NextStepLink.module.css'
import { NextStepStore } from './NextStepStore.ts'

/** The way on from something that is finished. @param isSettled whether the server knows all that was done */
export const NextStepLink = observer(function NextStepLink({ isSettled }: { isSettled: boolean }) {
  const { t } = useTranslation('review')
  const store = useFeatureStore(NextStepStore)
  useEffect(() => {
    if (isSettled) void store.load()
  }, [store, isSettled])
  const { step } = store
  if (!step) return <Skeleton className={styles.outline} />
  return (
    <ButtonLink variant="primary" to={step.to}>
      {t(`next.${step.kind}`, { count: step.count })}
      <Icon name="arrow" size={16} />
    </ButtonLink>
  )
})
