import { LANGUAGES, languageName } from '@app/contract/common/languages'
import { Segmented, Select } from 'antd'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { warn } from '../../../shared/log.ts'
import { useRootStore } from '../../../shared/root/store-context.ts'
import { THEME_PREFERENCES } from '../../../shared/theme/ThemeStore.ts'
import { SettingRow } from './SettingRow.tsx'
import { SettingsSection } from './SettingsSection.tsx'

export const AppearanceSection = observer(function AppearanceSection() {
  const { t } = useTranslation(['settings', 'common'])
  const { theme, language } = useRootStore()
  return (
    <SettingsSection id="appearance" title={t('section.appearance')}>
      <SettingRow
        title={t('common:theme.label')}
        hint={t('appearance.themeHint')}
        action={
          <Segmented
            aria-label={t('common:theme.label')}
            options={THEME_PREFERENCES.map((value) => ({ value, label: t(`common:theme.${value}`) }))}
            value={theme.preference}
            onChange={theme.choose}
          />
        }
      />
      <SettingRow
        title={t('common:language.label')}
        hint={t('appearance.languageHint')}
        action={
          <Select
            aria-label={t('common:language.label')}
            popupMatchSelectWidth
            options={LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
            value={language.current}
            onChange={(value) =>
              language.change(value).catch((error: unknown) => warn('language not changed', error))
            }
          />
        }
      />
    </SettingsSection>
  )
})
