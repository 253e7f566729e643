import AddOutlined from '@mui/icons-material/AddOutlined'
import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined'
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'
import { get, useFieldArray, useFormContext } from 'react-hook-form'
import { firstErrorMessage } from './first-error-message.ts'
import styles from './ItemsInput.module.css'

type ItemText = 'name' | 'up' | 'down' | 'remove'

interface ItemsInputProps {
  source: string
  most: number
  /** A new item. */
  empty: object
  legend: string
  help: string
  /** The label of the button that adds an item. */
  add: string
  /** Names an item, or what is done to it. */
  nameOf: (what: ItemText, number: number) => string
  /** The inputs of an item. @param at names the item's fields in the form */
  children: (at: (field: string) => string) => ReactNode
}

/** A list whose items have several inputs each, in an order of their own. */
export function ItemsInput({ source, most, empty, legend, help, add, ...item }: ItemsInputProps) {
  const { nameOf, children } = item
  const { fields, append, remove, move } = useFieldArray({ name: source })
  const { formState } = useFormContext()
  // Errors of single items are shown at their fields.
  const error: unknown = get(formState.errors, source)
  const message = Array.isArray(error) ? undefined : firstErrorMessage(error)
  return (
    <fieldset className={styles.points}>
      <legend>{legend}</legend>
      <p className={styles.help}>{help}</p>
      <ol>
        {fields.map(({ id }, index) => (
          <Item
            key={id}
            nameOf={(what) => nameOf(what, index + 1)}
            index={index}
            count={fields.length}
            onMove={(to) => move(index, to)}
            onRemove={() => remove(index)}
          >
            {children((field) => `${source}.${index}.${field}`)}
          </Item>
        ))}
      </ol>
      {message !== undefined && <FormHelperText error>{message}</FormHelperText>}
      <Button
        startIcon={<AddOutlined />}
        disabled={fields.length >= most}
        onClick={() => append({ ...empty })}
      >
        {add}
      </Button>
    </fieldset>
  )
}

interface ItemProps {
  nameOf: (what: ItemText) => string
  index: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
  children: ReactNode
}

function Item({ nameOf, index, count, onMove, onRemove, children }: ItemProps) {
  return (
    <li className={styles.point} aria-label={nameOf('name')}>
      <div className={styles.buttons}>
        <span className={styles.number}>{nameOf('name')}</span>
        <IconButton
          size="small"
          aria-label={nameOf('up')}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        >
          <ArrowUpwardOutlined fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          aria-label={nameOf('down')}
          disabled={index === count - 1}
          onClick={() => onMove(index + 1)}
        >
          <ArrowDownwardOutlined fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label={nameOf('remove')} onClick={onRemove}>
          <DeleteOutlined fontSize="small" />
        </IconButton>
      </div>
      {children}
    </li>
  )
}
