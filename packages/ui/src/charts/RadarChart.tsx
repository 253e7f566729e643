import { useEffect, useRef } from 'react'
import { useThemeMode } from '../theme/use-theme-mode.ts'
import styles from './RadarChart.module.css'

interface RadarChartProps {
  /** What the chart shows, in words: for those who don't see it. Its numbers belong into a list beside it. */
  label: string
  /** What stands at the corners, a list for several lines. */
  labels: readonly (string | readonly string[])[]
  /** 0 to 100; null where there is none. */
  values: readonly (number | null)[]
  /** The same of an earlier time, dashed. */
  previous?: readonly (number | null)[]
}

/** A figure with a value at each corner. What draws it is fetched when there is something to draw. */
export function RadarChart({ label, labels, values, previous }: RadarChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const mode = useThemeMode()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme has other colours.
  useEffect(() => {
    let isGone = false
    let clear = () => {}
    void import('./draw-radar.ts').then(({ drawRadar }) => {
      if (!isGone && canvas.current) clear = drawRadar(canvas.current, { labels, values, previous })
    })
    return () => {
      isGone = true
      clear()
    }
  }, [labels, values, previous, mode])
  return (
    <div className={styles.frame}>
      <canvas ref={canvas} data-mode={mode} role="img" aria-label={label} />
    </div>
  )
}
