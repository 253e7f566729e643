import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { SortableItem } from './SortableItem.tsx'
import styles from './SortableList.module.css'
import type { SortableRecord } from './sortable-record.ts'

interface SortableListProps {
  label: string
  records: readonly SortableRecord[]
  /** @param records in their new order */
  onMove: (records: SortableRecord[], moved: SortableRecord, after: SortableRecord | null) => void
  /** Asks for the place a record, given by its index, is moved to. */
  onAskPlace: (index: number) => void
}

/** Rows that are moved by dragging their handles or by keyboard: space lifts, arrows move, space drops. */
export function SortableList({ label, records, onMove, onAskPlace }: SortableListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const accessibility = useAccessibleTexts(records)
  const drop = ({ active, over }: DragEndEvent) => {
    const from = records.findIndex(({ id }) => id === active.id)
    const to = records.findIndex(({ id }) => id === over?.id)
    if (from === -1 || to === -1 || from === to) return
    const moved = arrayMove([...records], from, to)
    const [record, after] = [moved[to], moved[to - 1] ?? null]
    if (record) onMove(moved, record, after)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragEnd={drop}
    >
      <SortableContext items={records.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className={styles.list} aria-label={label}>
          {records.map((record, index) => (
            <SortableItem
              key={record.id}
              record={record}
              number={index + 1}
              onAskPlace={() => onAskPlace(index)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

/** Announcements for screen readers during dragging. */
function useAccessibleTexts(records: readonly SortableRecord[]) {
  const { t } = useTranslation('admin')
  return useMemo(() => {
    const nameOf = (id: unknown) => records.find((record) => record.id === id)?.name ?? ''
    const placeOf = (id: unknown) => records.findIndex((record) => record.id === id) + 1
    const where = (name: unknown, over: unknown) => ({ name: nameOf(name), place: placeOf(over) })
    return {
      screenReaderInstructions: { draggable: t('order.instructions') },
      announcements: {
        onDragStart: ({ active }: { active: { id: unknown } }) =>
          t('order.lifted', where(active.id, active.id)),
        onDragOver: ({ active, over }: { active: { id: unknown }; over: { id: unknown } | null }) =>
          over ? t('order.over', where(active.id, over.id)) : undefined,
        onDragEnd: ({ active, over }: { active: { id: unknown }; over: { id: unknown } | null }) =>
          t('order.dropped', where(active.id, over?.id ?? active.id)),
        onDragCancel: ({ active }: { active: { id: unknown } }) =>
          t('order.cancelled', where(active.id, active.id)),
      },
    }
  }, [records, t])
}
