import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import { Icon } from '../../../shared/Icon.tsx'

interface Props {
  size?: 'medium' | 'large'
  className?: string | undefined
}

/** 发帖. */
export function CreateLink({ size = 'medium', className }: Props) {
  const { t } = useTranslation('discussion')
  return (
    <ButtonLink variant="primary" size={size} className={className} to="/discussion/create">
      <Icon name="edit" size={16} />
      {t('list.create')}
    </ButtonLink>
  )
}
