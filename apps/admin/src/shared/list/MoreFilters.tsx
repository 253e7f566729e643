import TuneOutlined from '@mui/icons-material/TuneOutlined'
import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { useListContext } from 'react-admin'
import { useTranslation } from 'react-i18next'

interface MoreFiltersProps {
  /** The names of the filters inside. */
  sources: readonly string[]
  children: ReactNode
}

/** Filters that are seldom used: shown on demand, and while one of them is set. */
export function MoreFilters({ sources, children }: MoreFiltersProps) {
  const { t } = useTranslation('admin')
  const { filterValues } = useListContext()
  const [isOpen, setIsOpen] = useState(false)
  const isSet = sources.some((source) => filterValues[source] !== undefined)
  const isShown = isOpen || isSet
  return (
    <>
      {isShown && children}
      {!isSet && (
        <Button
          size="small"
          startIcon={<TuneOutlined />}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'list.fewerFilters' : 'list.moreFilters')}
        </Button>
      )}
    </>
  )
}
