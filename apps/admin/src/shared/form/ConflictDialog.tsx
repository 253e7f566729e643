import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId, useState } from 'react'
import { useResourceContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { Values } from '../../data/rest-request.ts'
import { useFieldNames } from '../acts/use-field-names.ts'
import { RevisionDiff } from '../history/RevisionDiff.tsx'
import styles from './ConflictDialog.module.css'
import type { Versions } from './merge-edits.ts'

const SIDES = ['mine', 'theirs'] as const
type Side = (typeof SIDES)[number]

interface ConflictDialogProps {
  versions: Versions
  /** Fields that both changed. */
  asked: readonly string[]
  /** Fields that only the other changed, which stay as they are. */
  kept: readonly string[]
  isPending: boolean
  /** @param chosen the asked fields as they are to be */
  onSave: (chosen: Values) => void
  /** The admin goes back to the form, and merges by hand. */
  onBack: () => void
  /** Takes the current version. */
  onDiscard: () => void
}

/** Somebody else saved meanwhile: asks field by field where both changed the same one. */
export function ConflictDialog({ versions, asked, kept, isPending, ...acts }: ConflictDialogProps) {
  const { t } = useTranslation('admin')
  const titleId = useId()
  const nameFields = useFieldNames(useResourceContext() ?? '')
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({})
  const sideOf = (field: string): Side => sides[field] ?? 'mine'
  const handleSave = () =>
    acts.onSave(Object.fromEntries(asked.map((field) => [field, versions[sideOf(field)][field]])))
  return (
    <Dialog open onClose={acts.onBack} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId}>{t('conflict.title')}</DialogTitle>
      <DialogContent>
        <p>{t('conflict.advice')}</p>
        {kept.length > 0 && <p>{t('conflict.kept', { fields: nameFields(kept) })}</p>}
        {asked.map((field) => (
          <AskedField
            key={field}
            field={field}
            versions={versions}
            side={sideOf(field)}
            onChange={(side) => setSides({ ...sides, [field]: side })}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={acts.onDiscard}>{t('conflict.discard')}</Button>
        <Button onClick={acts.onBack}>{t('conflict.back')}</Button>
        <Button variant="contained" loading={isPending} onClick={handleSave}>
          {t('ra.action.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface AskedFieldProps {
  field: string
  versions: Versions
  side: Side
  onChange: (side: Side) => void
}

/** What each of both made of a field, with marks, and the choice between them. */
function AskedField({ field, versions, side, onChange }: AskedFieldProps) {
  const { t } = useTranslation('admin')
  const resource = useResourceContext() ?? ''
  const nameFields = useFieldNames(useResourceContext() ?? '')
  return (
    <RadioGroup
      className={styles.field}
      aria-label={nameFields([field])}
      value={side}
      onChange={(_, value) => onChange(value === 'mine' ? 'mine' : 'theirs')}
    >
      {SIDES.map((each) => (
        <div key={each}>
          <FormControlLabel value={each} control={<Radio size="small" />} label={t(`conflict.${each}`)} />
          <RevisionDiff resource={resource} fields={[field]} before={versions.base} after={versions[each]} />
        </div>
      ))}
    </RadioGroup>
  )
}
