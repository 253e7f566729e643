import { PROFILE_PARTS } from '@app/contract/user-profile/values'
import { Checkbox } from 'antd'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { FormState } from '../../../shared/stores/FormState.ts'
import type { ProfileValues } from './profile-values.ts'
import styles from './ShownParts.module.css'

/** What the public page shows besides name, picture, bio and links. */
export const ShownParts = observer(function ShownParts({ form }: { form: FormState<ProfileValues> }) {
  const { t } = useTranslation('profile')
  return (
    <fieldset className={styles.parts}>
      <legend>{t('edit.shown')}</legend>
      <p className={styles.hint}>{t('edit.shownHint')}</p>
      {PROFILE_PARTS.map((part) => (
        <Checkbox
          key={part}
          checked={form.values[part]}
          onChange={({ target }) => form.change(part, target.checked)}
        >
          {t(`part.${part}`)}
        </Checkbox>
      ))}
    </fieldset>
  )
})
