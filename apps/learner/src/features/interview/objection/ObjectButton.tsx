import { Button } from 'antd'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRootStore } from '../../../shared/root/store-context.ts'
import type { ResultStore } from '../result/ResultStore.ts'
import { ObjectionDialog } from './ObjectionDialog.tsx'
import { ObjectionStore } from './ObjectionStore.ts'

interface Props {
  store: ResultStore
  sessionId: number
  place: number
}

/** 不认同这个评分: asks why, and has the answer scored a second time. */
export const ObjectButton = observer(function ObjectButton({ store, sessionId, place }: Props) {
  const { t } = useTranslation('interview')
  const root = useRootStore()
  const [objecting] = useState(() => new ObjectionStore(root, { sessionId, place }, store.addObjection))
  return (
    <>
      <Button type="text" size="small" onClick={objecting.open}>
        {t('objection.object')}
      </Button>
      {objecting.isOpen && <ObjectionDialog store={objecting} />}
    </>
  )
})
