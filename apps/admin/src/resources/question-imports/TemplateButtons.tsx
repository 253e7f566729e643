import type { ItemFormat } from '@app/contract/content/format'
import { download } from '@app/ui/download'
import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useSheetTexts } from '../../shared/sheet/use-sheet-texts.ts'
import { resources } from '../registry.ts'
import styles from './ImportCreate.module.css'

/** Downloads a template of a kind of items: a sheet with its header and one example. */
export function TemplateButtons() {
  return (
    <ul className={styles.templates}>
      {resources.map(({ name, format }) => format && <Template key={name} resource={name} load={format} />)}
    </ul>
  )
}

function Template({ resource, load }: { resource: string; load: () => Promise<ItemFormat> }) {
  const { t } = useTranslation('admin')
  const loadTexts = useSheetTexts()
  const name = t(`resources.${resource}.name`)
  const make = async (ending: 'csv' | 'xlsx') => {
    const [{ toTemplate, toCsv, toWorkbook }, format, texts] = await Promise.all([
      import('../../shared/sheet/write-sheet.ts'),
      load(),
      loadTexts(),
    ])
    const sheet = toTemplate(format, texts)
    const file = ending === 'csv' ? toCsv(sheet) : await toWorkbook(sheet, name)
    download(file, `${t('imports.templateName', { name })}.${ending}`)
  }
  return (
    <li>
      {t('imports.templateName', { name })}
      {(['csv', 'xlsx'] as const).map((ending) => {
        const format = ending === 'csv' ? 'CSV' : 'Excel'
        return (
          <Button
            key={ending}
            startIcon={<DownloadOutlined />}
            aria-label={t('imports.template', { name, format })}
            onClick={() => void make(ending)}
          >
            {format}
          </Button>
        )
      })}
    </li>
  )
}
