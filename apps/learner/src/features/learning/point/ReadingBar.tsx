import type { KnowledgePointDetail } from '@app/contract/knowledge-point/schemas'
import { READ_TO_END } from '@app/contract/knowledge-point/values'
import { observer } from 'mobx-react-lite'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../../shared/components/Button.tsx'
import bar from '../../../shared/reading/BottomBar.module.css'
import type { KnowledgePointStore } from './KnowledgePointStore.ts'
import styles from './ReadingBar.module.css'

interface Props {
  store: KnowledgePointStore
  point: KnowledgePointDetail
  /** How far one is in the text now, in thousandths. */
  reached: number
}

/**
 * Acts on a press, and not on the second one of a double click: the buttons change places below the pointer, and that press
 * is for none of them.
 */
const once = (act?: () => void) => (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault()
  else act?.()
}

/** The point that follows; after the chapter's last one its own page, with the questions and the interview that test it. */
function Onward({ point: { next, chapter } }: { point: KnowledgePointDetail }) {
  const { t } = useTranslation('learning')
  return (
    <ButtonLink
      variant="primary"
      to={next ? `/learning/core-knowledge/${next.id}` : `/learning/chapter/${chapter.id}`}
      onClick={once()}
    >
      {t(next ? 'point.next' : 'point.toChapter')}
    </ButtonLink>
  )
}

/** How far one is, and the mark that the point is learned. */
export const ReadingBar = observer(function ReadingBar({ store, point, reached }: Props) {
  const { t } = useTranslation('learning')
  const left = Math.ceil((point.minutes * (READ_TO_END - reached)) / READ_TO_END)
  return (
    <div className={bar.bar} data-bottom-bar="">
      <div className={bar.inner}>
        <div className={styles.progress}>
          <p className={styles.facts}>
            <span>{t('point.read', { percent: Math.round((reached / READ_TO_END) * 100) })}</span>
            {left > 0 && <span>{t('point.left', { count: left })}</span>}
          </p>
          <progress
            className={styles.line}
            max={READ_TO_END}
            value={reached}
            aria-label={t('point.progress')}
          />
        </div>
        <Button
          variant={point.isLearned ? 'text' : 'primary'}
          onClick={once(() => void store.toggleLearned())}
        >
          {t(point.isLearned ? 'point.unlearn' : 'point.learn')}
        </Button>
        {point.isLearned && <Onward point={point} />}
      </div>
    </div>
  )
})
