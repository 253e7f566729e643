import ConstructionOutlined from '@mui/icons-material/ConstructionOutlined'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PageState } from '../shared/feedback/PageState.tsx'
import { PageHeader } from '../shared/page/PageHeader.tsx'

/** Says that a part of the console is still to come. */
export function ComingSoonPage({ title }: { title: string }) {
  const { t } = useTranslation('admin')
  return (
    <>
      <PageHeader title={t(`page.${title}`)} />
      <PageState icon={ConstructionOutlined} fact={t('comingSoon.fact')} advice={t('comingSoon.advice')}>
        <Button component={Link} to="/problems" variant="outlined">
          {t('comingSoon.action')}
        </Button>
      </PageState>
    </>
  )
}
