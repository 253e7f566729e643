import { useEffect, useRef } from 'react'
import { useThemeMode } from '../theme/use-theme-mode.ts'
import styles from './LineChart.module.css'
import type { ChartLine } from './line-chart-config.ts'

interface LineChartProps {
  /** What the chart shows, in words: for those who don't see it. Its numbers belong into a table beside it. */
  label: string
  /** What stands under the values. */
  labels: readonly string[]
  lines: readonly ChartLine[]
  /** The largest value that there can be: the axis then ends there. */
  most?: number
}

/** Lines over a row of labels, with their names below. What draws them is fetched when there is something to draw. */
export function LineChart({ label, labels, lines, most }: LineChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const mode = useThemeMode()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme has other colours.
  useEffect(() => {
    let isGone = false
    let clear = () => {}
    void import('./draw-lines.ts').then(({ drawLines }) => {
      if (!isGone && canvas.current) clear = drawLines(canvas.current, labels, lines, most)
    })
    return () => {
      isGone = true
      clear()
    }
  }, [labels, lines, most, mode])
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>
        <canvas ref={canvas} data-mode={mode} role="img" aria-label={label} />
      </div>
      <figcaption className={styles.legend} aria-hidden="true">
        {lines.map(({ name, color, isDashed }) => (
          <span key={name}>
            <svg width="20" height="8" aria-hidden="true">
              <line
                x1="0"
                y1="4"
                x2="20"
                y2="4"
                stroke={`var(${color})`}
                strokeWidth="2"
                {...(isDashed && { strokeDasharray: '5 4' })}
              />
            </svg>
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
