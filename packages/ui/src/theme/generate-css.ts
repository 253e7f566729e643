import { writeFileSync } from 'node:fs'
import { themeCss } from './theme-css.ts'

writeFileSync(new URL('./theme.css', import.meta.url), themeCss())
