import { LANGUAGES, languageName } from '@app/contract/common/languages'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Segments } from '../../shared/components/Segments.tsx'
import { warn } from '../../shared/log.ts'
import { useRootStore } from '../../shared/root/store-context.ts'
import { THEME_PREFERENCES } from '../../shared/theme/ThemeStore.ts'
import styles from './Preferences.module.css'

/** The choice of theme and language. */
export const Preferences = observer(function Preferences() {
  const { theme, language } = useRootStore()
  const { t } = useTranslation()
  return (
    <div className={styles.preferences}>
      <Segments
        label={t('theme.label')}
        options={THEME_PREFERENCES.map((value) => ({ value, name: t(`theme.${value}`) }))}
        value={theme.preference}
        onChoose={theme.choose}
      />
      <Segments
        label={t('language.label')}
        options={LANGUAGES.map((value) => ({ value, name: languageName(value), lang: value }))}
        value={language.current}
        onChoose={(value) =>
          language.change(value).catch((error: unknown) => warn('language not changed', error))
        }
      />
    </div>
  )
})
