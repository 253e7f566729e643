import type { InterviewResult } from '@app/contract/interview-session/schemas'
import { Button } from 'antd'
import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRootStore } from '../../../shared/root/store-context.ts'
import { Glyph } from '../Glyph.tsx'
import { ShareStore } from './ShareStore.ts'

const ShareDialog = lazy(() =>
  import('./ShareDialog.tsx').then((module) => ({ default: module.ShareDialog })),
)

/** 分享: opens the choice of what others may see. */
export const ShareButton = observer(function ShareButton({ result }: { result: InterviewResult }) {
  const { t } = useTranslation('interview')
  const root = useRootStore()
  const [store] = useState(() => new ShareStore(root, result.id))
  return (
    <>
      <Button type="text" onClick={store.open}>
        <Glyph name="share" />
        {t('share.share')}
      </Button>
      {store.isOpen && (
        <Suspense fallback={null}>
          <ShareDialog store={store} result={result} />
        </Suspense>
      )}
    </>
  )
})
