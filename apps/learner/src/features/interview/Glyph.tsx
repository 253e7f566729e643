import styles from './Glyph.module.css'

/** Path data of the icons that only interviews use: the site's own travel with its first load. */
const glyphs = {
  bulb: 'M9 17.5c0-2-2.8-3.5-2.8-7a5.8 5.8 0 0 1 11.6 0c0 3.5-2.8 5-2.8 7zM9.8 20.5h4.4',
  lock: 'M7.5 10.5h9a2 2 0 0 1 2 2v5a2 2 0 0 1 -2 2h-9a2 2 0 0 1 -2 -2v-5a2 2 0 0 1 2 -2zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5',
  pause: 'M9 6v12M15 6v12',
  play: 'M7.5 5l11 7-11 7z',
  share: 'M12 14.5V4M8 7.5l4-4 4 4M5 12.5v7h14v-7',
  skip: 'M5 6l8 6-8 6zM18 6v12',
  sound: 'M4.5 9.5v5h3.5l4.5 4v-13l-4.5 4zM15.5 9a4 4 0 0 1 0 6M18 6.5a7.6 7.6 0 0 1 0 11',
} as const

/** A line icon like those of the site. It says nothing by itself: its button carries the name. */
export function Glyph({ name, size = 16 }: { name: keyof typeof glyphs; size?: 16 | 20 }) {
  return (
    <svg className={styles.glyph} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={glyphs[name]} />
    </svg>
  )
}
