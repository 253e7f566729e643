import { BarController, BarElement, CategoryScale, Chart, LinearScale } from 'chart.js'
import { barChartConfig, type ChartBar } from './bar-chart-config.ts'

Chart.register(BarController, BarElement, CategoryScale, LinearScale)

/** Draws bars in the colours the canvas stands among. @returns clears the canvas */
export function drawBars(canvas: HTMLCanvasElement, bars: readonly ChartBar[]): () => void {
  const style = getComputedStyle(canvas)
  const chart = new Chart(
    canvas,
    barChartConfig(bars, (name) => style.getPropertyValue(name).trim()),
  )
  return () => chart.destroy()
}
