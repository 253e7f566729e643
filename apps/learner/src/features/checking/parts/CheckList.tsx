import type { Check } from '@app/contract/key-point/values'
import { CHECKS } from '@app/contract/key-point/values'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PointActs } from './PointActs.tsx'
import { PointList } from './PointList.tsx'
import type { NumberedPoint, OnCheck, SaidTurn } from './points.ts'
import { sentencesOf } from './sentences.ts'

interface Props {
  points: readonly NumberedPoint[]
  turns: readonly SaidTurn[]
  isChecklist?: boolean
  onCheck: OnCheck
}

/** The key points of one's answer, to be checked: with a tap, or with 1, 2 and 3 on the one that has the focus. */
export function CheckList({ points, turns, isChecklist = false, onCheck }: Props) {
  const { t } = useTranslation('checking')
  const list = useRef<HTMLDivElement>(null)
  /** The point of which one changes the check, or names the sentence. */
  const [opened, setOpened] = useState<number | null>(null)
  const sentences = sentencesOf(turns)
  const close = (place: number) => {
    setOpened(null)
    // The button that had the focus is gone.
    list.current?.querySelector<HTMLElement>(`[data-point="${place}"]`)?.focus({ preventScroll: true })
  }
  const check: OnCheck = (place, chosen, passage) => {
    onCheck(place, chosen, passage)
    close(place)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.nativeEvent.isComposing)
      return
    const place = placeOf(event.target)
    const chosen = CHECKS[Number(event.key) - 1]
    const point = place === null ? undefined : points[place]
    if (place === null || !point || !chosen || (isChecklist && chosen === 'wrong')) return
    event.stopPropagation()
    if (point.isMentioned || point.check) check(place, toggled(point, chosen))
    else if (chosen === 'right' && sentences.length > 0) setOpened(place)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the points in it.
    <div ref={list} onKeyDown={handleKeyDown}>
      <PointList
        label={t('points')}
        points={points}
        turns={turns}
        isChecklist={isChecklist}
        acts={(point, place) => (
          <PointActs
            point={point}
            sentences={sentences}
            isChecklist={isChecklist}
            isOpen={opened === place}
            onOpen={() => setOpened(place)}
            onCheck={(chosen) => check(place, toggled(point, chosen))}
            onChoose={(passage) => check(place, 'right', passage)}
            onClose={() => close(place)}
          />
        )}
      />
    </div>
  )
}

/** The same check a second time takes it back. */
const toggled = (point: NumberedPoint, chosen: Check) => (point.check === chosen ? null : chosen)

function placeOf(target: EventTarget): number | null {
  const point = target instanceof Element ? target.closest('[data-point]') : null
  return point instanceof HTMLElement ? Number(point.dataset.point) : null
}
