export { BarChart } from './BarChart.tsx'
export { LineChart } from './LineChart.tsx'
export type { ChartLine } from './line-chart-config.ts'
export { RadarChart } from './RadarChart.tsx'
