import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import { SettingRow } from './SettingRow.tsx'
import { SettingsSection } from './SettingsSection.tsx'

/** The way to what is set where one reviews. */
export function StudySection() {
  const { t } = useTranslation('settings')
  return (
    <SettingsSection id="study" title={t('section.study')}>
      <SettingRow
        title={t('study.title')}
        hint={t('study.hint')}
        action={<ButtonLink to="/problems/review">{t('study.action')}</ButtonLink>}
      />
    </SettingsSection>
  )
}
