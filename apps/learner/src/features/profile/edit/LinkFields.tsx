import { Button } from 'antd'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../shared/antd/form/TextField.tsx'
import { Icon } from '../../../shared/Icon.tsx'
import type { EditProfileStore } from './EditProfileStore.ts'
import styles from './LinkFields.module.css'
import { LINK_PLACES } from './profile-values.ts'

/** Links to where else one can be found: a word for each, and its address. */
export const LinkFields = observer(function LinkFields({ store }: { store: EditProfileStore }) {
  const { t } = useTranslation('profile')
  const { form, linkCount } = store
  return (
    <fieldset className={styles.links}>
      <legend>{t('field.links')}</legend>
      {LINK_PLACES.slice(0, linkCount).map((place) => (
        <div key={place} className={styles.link}>
          <TextField
            field={form.field(`links.${place}.label`)}
            label={t('field.linkLabel', { place: place + 1 })}
            placeholder={t('field.linkExample')}
            autoComplete="off"
            isOptional
          />
          <TextField
            field={form.field(`links.${place}.url`)}
            label={t('field.linkUrl', { place: place + 1 })}
            placeholder="https://"
            inputMode="url"
            autoComplete="url"
            isOptional
          />
          <Button
            className={styles.remove ?? ''}
            type="text"
            size="large"
            icon={<Icon name="x" size={16} />}
            aria-label={t('edit.removeLink', { place: place + 1 })}
            onClick={() => store.removeLink(place)}
          />
        </div>
      ))}
      {linkCount < LINK_PLACES.length && (
        <Button type="text" icon={<Icon name="plus" size={16} />} onClick={store.addLink}>
          {t('edit.addLink')}
        </Button>
      )}
    </fieldset>
  )
})
