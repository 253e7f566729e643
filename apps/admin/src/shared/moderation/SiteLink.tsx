import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'

/** Opens what a user published where its readers see it. @param path of the learner site */
export function SiteLink({ path }: { path: string }) {
  const { t } = useTranslation('admin')
  return (
    <Button href={path} target="_blank" rel="noreferrer" startIcon={<OpenInNewOutlined />}>
      {t('moderation.openOnSite')}
    </Button>
  )
}
