import { download } from '@app/ui/download'
import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'

/** Downloads a template: a sheet with its header and one example. */
export function TemplateButtons() {
  const { t } = useTranslation('admin')
  const make = async (format: 'csv' | 'xlsx') => {
    const { exampleQuestion, toCsv, toSheet, toWorkbook } = await import('../../shared/sheet/write-sheet.ts')
    const sheet = toSheet([exampleQuestion(t)], t)
    const file = format === 'csv' ? toCsv(sheet) : await toWorkbook(sheet, t('resources.problems.name'))
    download(file, `${t('imports.templateName')}.${format}`)
  }
  return (
    <>
      <Button startIcon={<DownloadOutlined />} onClick={() => void make('csv')}>
        {t('imports.template', { format: 'CSV' })}
      </Button>
      <Button startIcon={<DownloadOutlined />} onClick={() => void make('xlsx')}>
        {t('imports.template', { format: 'Excel' })}
      </Button>
    </>
  )
}
