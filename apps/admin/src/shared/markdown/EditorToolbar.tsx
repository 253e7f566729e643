import type { EditorView } from '@codemirror/view'
import CodeOutlined from '@mui/icons-material/CodeOutlined'
import DataObjectOutlined from '@mui/icons-material/DataObjectOutlined'
import FormatBoldOutlined from '@mui/icons-material/FormatBoldOutlined'
import FormatItalicOutlined from '@mui/icons-material/FormatItalicOutlined'
import FormatListBulletedOutlined from '@mui/icons-material/FormatListBulletedOutlined'
import FormatListNumberedOutlined from '@mui/icons-material/FormatListNumberedOutlined'
import FormatQuoteOutlined from '@mui/icons-material/FormatQuoteOutlined'
import LinkOutlined from '@mui/icons-material/LinkOutlined'
import TableChartOutlined from '@mui/icons-material/TableChartOutlined'
import TitleOutlined from '@mui/icons-material/TitleOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './EditorToolbar.module.css'
import { type MarkdownCommand, markdownCommands } from './markdown-commands.ts'

const buttons: readonly (readonly [MarkdownCommand, ComponentType<{ fontSize: 'small' }>])[] = [
  ['heading', TitleOutlined],
  ['bold', FormatBoldOutlined],
  ['italic', FormatItalicOutlined],
  ['code', CodeOutlined],
  ['codeBlock', DataObjectOutlined],
  ['list', FormatListBulletedOutlined],
  ['numbers', FormatListNumberedOutlined],
  ['quote', FormatQuoteOutlined],
  ['link', LinkOutlined],
  ['table', TableChartOutlined],
]

interface EditorToolbarProps {
  view: EditorView | null
  isPreviewed: boolean
  onPreview: () => void
}

/** Marks for those who do not know them by heart, and the switch to the preview. */
export function EditorToolbar({ view, isPreviewed, onPreview }: EditorToolbarProps) {
  const { t } = useTranslation('admin')
  return (
    <div role="toolbar" aria-label={t('markdown.toolbar')} className={styles.toolbar}>
      {buttons.map(([name, Icon]) => (
        <Tooltip key={name} title={t(`markdown.${name}`)}>
          {/* A disabled button has no events, and the tooltip wants some. */}
          <span>
            <IconButton
              size="small"
              disabled={isPreviewed}
              aria-label={t(`markdown.${name}`)}
              onClick={() => view && markdownCommands[name](view)}
            >
              <Icon fontSize="small" />
            </IconButton>
          </span>
        </Tooltip>
      ))}
      <Tooltip title={t('markdown.previewOnly')}>
        <IconButton
          size="small"
          className={styles.end ?? ''}
          aria-label={t('markdown.previewOnly')}
          aria-pressed={isPreviewed}
          color={isPreviewed ? 'primary' : 'default'}
          onClick={onPreview}
        >
          <VisibilityOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
    </div>
  )
}
