import { useEffect, useRef } from 'react'
import { useThemeMode } from '../theme/use-theme-mode.ts'
import styles from './BarChart.module.css'
import type { ChartBar } from './bar-chart-config.ts'

interface BarChartProps {
  /** What the chart shows, in words. */
  label: string
  /** The heads of the table that says the same: of the labels, and of the values. */
  heads: readonly [string, string]
  bars: readonly ChartBar[]
}

/** Bars over their labels, and a table for those who don't see them. What draws them is fetched when there is something to draw. */
export function BarChart({ label, heads: [labelHead, valueHead], bars }: BarChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const mode = useThemeMode()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme has other colours.
  useEffect(() => {
    let isGone = false
    let clear = () => {}
    void import('./draw-bars.ts').then(({ drawBars }) => {
      if (!isGone && canvas.current) clear = drawBars(canvas.current, bars)
    })
    return () => {
      isGone = true
      clear()
    }
  }, [bars, mode])
  return (
    <div className={styles.frame}>
      <canvas ref={canvas} data-mode={mode} role="img" aria-label={label} />
      <table className="visually-hidden">
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{labelHead}</th>
            <th scope="col">{valueHead}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ fullLabel, value }) => (
            <tr key={fullLabel}>
              <th scope="row">{fullLabel}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
