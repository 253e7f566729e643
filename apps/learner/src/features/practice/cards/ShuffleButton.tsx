import { Popconfirm } from 'antd'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../shared/components/IconButton.tsx'
import type { CardDeckStore } from './CardDeckStore.ts'

/** Begins anew in another order; asks first, as the place one has come to is lost. */
export const ShuffleButton = observer(function ShuffleButton({ store }: { store: CardDeckStore }) {
  const { t } = useTranslation('practice')
  return (
    <Popconfirm
      title={t('cards.shuffleTitle')}
      description={t('cards.shuffleText')}
      placement="bottomRight"
      onConfirm={() => store.shuffle('all')}
      disabled={store.isShuffling}
    >
      <IconButton icon="shuffle" label={t('cards.shuffle')} />
    </Popconfirm>
  )
})
