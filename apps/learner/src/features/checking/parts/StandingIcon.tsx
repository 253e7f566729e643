import type { Standing } from '@app/contract/key-point/values'
import icon from '../../../shared/Icon.module.css'

const RING = 'M3.75 12a8.25 8.25 0 1 0 16.5 0a8.25 8.25 0 1 0 -16.5 0z'
const MARKS = {
  right: 'M8.3 12.3l2.6 2.6 4.8-5.3',
  unchecked: 'M9.8 10a2.2 2.2 0 1 1 3.3 1.9c-.8.5-1.1.9-1.1 1.7M12 16.2v.01',
  missing: '',
  wrong: 'M9.2 9.2l5.6 5.6M14.8 9.2l-5.6 5.6',
} as const satisfies Record<Standing, string>

/** How a point stands, as a ring that differs in form as well as in colour; the words beside it say the same. */
export function StandingIcon({ standing }: { standing: Standing }) {
  return (
    <svg className={icon.icon} viewBox="0 0 24 24" width={18} height={18} aria-hidden="true">
      <path d={RING} strokeDasharray={standing === 'unchecked' ? '3.2 2.56' : undefined} />
      <path d={MARKS[standing]} />
    </svg>
  )
}
