import { audience } from '@app/contract'
import { Markdown } from '@app/ui/markdown'
import { FormDataConsumer, maxLength, required, SelectInput, TextInput } from 'react-admin'
import { useTranslation } from 'react-i18next'
import styles from './AnnouncementInputs.module.css'

const MOST_TITLE = 100
const MOST_CONTENT = 20_000
const titleRules = [required(), maxLength(MOST_TITLE)]
const contentRules = [required(), maxLength(MOST_CONTENT)]

/** What an announcement says, as it will look, and to whom. */
export function AnnouncementInputs() {
  const { t } = useTranslation('admin')
  return (
    <>
      <TextInput source="title" validate={titleRules} />
      <SelectInput
        source="audience"
        choices={audience.options.map((id) => ({ id, name: t(`audience.${id}`) }))}
        validate={required()}
      />
      <TextInput
        source="content"
        multiline
        minRows={8}
        validate={contentRules}
        helperText={t('announcements.contentHelp')}
      />
      <FormDataConsumer>{({ formData }) => <Preview content={formData.content} />}</FormDataConsumer>
    </>
  )
}

function Preview({ content }: { content: unknown }) {
  const { t } = useTranslation('admin')
  if (typeof content !== 'string' || content.trim() === '') return null
  return (
    <section className={styles.preview} aria-label={t('announcements.preview')}>
      <h2>{t('announcements.preview')}</h2>
      <Markdown source={content} />
    </section>
  )
}
