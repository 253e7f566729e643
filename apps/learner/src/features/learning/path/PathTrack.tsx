import type { ChapterSummary } from '@app/contract/chapter/schemas'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styles from './PathTrack.module.css'
import { StationMark } from './StationMark.tsx'
import { layOutTrack, TRACK_WIDTH, type TrackSection, type TrackStation } from './track-geometry.ts'

/** So long is every line for what is drawn of it. */
const LENGTH = 100

interface Props {
  chapters: readonly ChapterSummary[]
  /** Where the user goes on. */
  currentId: number | undefined
}

/** The path as a line that winds from station to station, a small stop for each knowledge point. */
export function PathTrack({ chapters, currentId }: Props) {
  const { t } = useTranslation('learning')
  const track = layOutTrack(chapters.map(({ points }) => points.length))
  const learned = chapters.map(learnedOf)
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the navigation around it has a name, and its links have theirs.
    <svg className={styles.track} viewBox={`0 0 ${TRACK_WIDTH} ${track.height}`}>
      <g>
        <path className={styles.line} d={track.start.d} />
        {track.sections.map((section, index) => (
          <Section key={section.d} section={section} learned={learned[index] ?? 0} />
        ))}
        <circle className={styles.start} cx={track.start.x} cy={track.start.y} r="6" />
        <text className={styles.sub} x={track.start.x - 12} y={track.start.y + 28}>
          {t('path.start')}
        </text>
        <rect
          className={styles.end}
          x={track.end.x - 10}
          y={track.end.y - 10}
          width="20"
          height="20"
          rx="5"
        />
        <text
          className={styles.sub}
          x={track.end.x}
          y={track.end.y - 22}
          textAnchor={track.end.x < TRACK_WIDTH / 2 ? 'start' : 'end'}
        >
          {t('path.end')}
        </text>
      </g>
      {chapters.map((chapter, index) => {
        const station = track.stations[index]
        return (
          station && (
            <Station
              key={chapter.id}
              station={station}
              chapter={chapter}
              number={index + 1}
              isCurrent={chapter.id === currentId}
            />
          )
        )
      })}
    </svg>
  )
}

const learnedOf = ({ points }: ChapterSummary) => points.filter(({ isLearned }) => isLearned).length

function Section({ section: { d, stops }, learned }: { section: TrackSection; learned: number }) {
  const part = stops.length === 0 ? 0 : learned / stops.length
  return (
    <>
      <path className={styles.line} d={d} />
      {part > 0 && (
        <path
          className={styles.learned}
          d={d}
          pathLength={LENGTH}
          strokeDasharray={part === 1 ? undefined : `${part * LENGTH} ${LENGTH}`}
        />
      )}
      {stops.map(({ x, y }, index) => (
        <circle
          key={`${x},${y}`}
          className={index < learned ? styles.passed : styles.stop}
          cx={x}
          cy={y}
          r="2.4"
        />
      ))}
    </>
  )
}

interface StationProps {
  station: TrackStation
  chapter: ChapterSummary
  number: number
  isCurrent: boolean
}

function Station({ station: { x, y, isNameBelow }, chapter, number, isCurrent }: StationProps) {
  const { t } = useTranslation('learning')
  const learned = learnedOf(chapter)
  const count = chapter.points.length
  return (
    <Link
      className={styles.link}
      to={`/learning/chapter/${chapter.id}`}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <rect
        className={styles.focus}
        x={x - 90}
        y={isNameBelow ? y - 34 : y - 82}
        width="180"
        height="116"
        rx="12"
      />
      <StationMark {...{ x, y, number, learned, count, isCurrent }} />
      <text className={styles.name} x={x} y={isNameBelow ? y + 50 : y - 58} textAnchor="middle">
        {chapter.name}
      </text>
      <text className={styles.sub} x={x} y={isNameBelow ? y + 70 : y - 38} textAnchor="middle">
        {learned === count
          ? t('path.done')
          : t(learned > 0 ? 'path.progress' : 'path.size', { learned, count })}
      </text>
    </Link>
  )
}
