import { Popconfirm } from 'antd'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import button from '../../../shared/components/IconButton.module.css'
import icon from '../../../shared/Icon.module.css'
import type { CardDeckStore } from './CardDeckStore.ts'

const SHUFFLE =
  'M4 7h3.5c3.5 0 5 10 9 10H20M4 17h3.5c1.5 0 2.6-1.8 3.6-4M12.9 10.5C13.8 8.5 15 7 16.5 7H20M17.5 4.5 20 7l-2.5 2.5M17.5 14.5 20 17l-2.5 2.5'

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
      <button type="button" className={button.button} aria-label={t('cards.shuffle')}>
        {/* Its icon is not among those of the first load. */}
        <svg className={icon.icon} viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
          <path d={SHUFFLE} />
        </svg>
      </button>
    </Popconfirm>
  )
})
