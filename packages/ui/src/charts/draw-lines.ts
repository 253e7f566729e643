import {
  CategoryScale,
  Chart,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js'
import { type ChartLine, lineChartConfig } from './line-chart-config.ts'

Chart.register(CategoryScale, LinearScale, LineController, LineElement, PointElement, Tooltip)

/** Draws lines in the colours the canvas stands among. @returns clears the canvas */
export function drawLines(
  canvas: HTMLCanvasElement,
  labels: readonly string[],
  lines: readonly ChartLine[],
  most?: number,
): () => void {
  const style = getComputedStyle(canvas)
  const chart = new Chart(
    canvas,
    lineChartConfig(labels, lines, (name) => style.getPropertyValue(name).trim(), most),
  )
  return () => chart.destroy()
}
