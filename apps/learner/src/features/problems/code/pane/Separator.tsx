import { observer } from 'mobx-react-lite'
import type { KeyboardEvent, PointerEvent } from 'react'
import { type PaneSizes, RANGES } from './PaneSizes.ts'
import styles from './Separator.module.css'

interface Props {
  sizes: PaneSizes
  pane: keyof typeof RANGES
  label: string
}

/** Percent that a key moves it. */
const STEP = 2

/** The line between two panes, dragged or moved with the arrows. */
export const Separator = observer(function Separator({ sizes, pane, label }: Props) {
  const isVertical = pane === 'left'
  const [least, most] = RANGES[pane]
  const handlePointerMove = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return
    const box = currentTarget.parentElement?.getBoundingClientRect()
    if (!box) return
    const share = isVertical ? (clientX - box.left) / box.width : (box.bottom - clientY) / box.height
    sizes.drag(pane, share * 100)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = isVertical
      ? { ArrowLeft: -STEP, ArrowRight: STEP }[event.key]
      : { ArrowUp: STEP, ArrowDown: -STEP }[event.key]
    if (step === undefined) return
    event.preventDefault()
    sizes.drag(pane, sizes[pane] + step)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr takes no pointer and has no value
    <div
      className={`${styles.line} ${isVertical ? styles.vertical : styles.horizontal}`}
      role="separator"
      aria-orientation={isVertical ? 'vertical' : 'horizontal'}
      aria-label={label}
      aria-valuenow={Math.round(sizes[pane])}
      aria-valuemin={least}
      aria-valuemax={most}
      tabIndex={0}
      onPointerDown={(event) => {
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={handlePointerMove}
      onKeyDown={handleKeyDown}
    />
  )
})
