import { useTranslation } from 'react-i18next'
import { AppearanceSection } from './AppearanceSection.tsx'
import { DeleteAccountSetting } from './DeleteAccountSetting.tsx'
import { Devices } from './Devices.tsx'
import { ExportSetting } from './ExportSetting.tsx'
import { EmailSetting } from './email/EmailSetting.tsx'
import { MessagesSection } from './MessagesSection.tsx'
import { PasswordSetting } from './PasswordSetting.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import { StudySection } from './StudySection.tsx'
import { SecondFactorSetting } from './second-factor/SecondFactorSetting.tsx'

/** Every setting. */
export function Settings() {
  const { t } = useTranslation('settings')
  return (
    <>
      <AppearanceSection />
      <StudySection />
      <MessagesSection />
      <SettingsSection id="security" title={t('section.security')}>
        <EmailSetting />
        <PasswordSetting />
        <SecondFactorSetting />
        <Devices />
      </SettingsSection>
      <SettingsSection id="data" title={t('section.data')}>
        <ExportSetting />
        <DeleteAccountSetting />
      </SettingsSection>
    </>
  )
}
